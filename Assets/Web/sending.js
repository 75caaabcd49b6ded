// Takes on their way to the computer that serves the page. A page that was opened as a file has none.

/** Longest wait for an answer, in milliseconds. */
const patience = 15000;

/** Sends `text`, a recording. What became of it: whether it was taken, and what the computer says. */
export async function send(text) {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), patience);
    try {
        const response = await fetch(`${location.pathname}/takes`, {
            method: 'POST', body: text, headers: { 'Content-Type': 'application/json' }, credentials: 'omit', cache: 'no-store',
            redirect: 'error', signal: waiting.signal,
        });
        const answer = (await response.text()).trim();
        return response.ok ? { isTaken: true, answer } : { isTaken: false, answer: `Not taken: ${answer}` };
    } catch {
        return { isTaken: false, answer: 'Not sent: the computer does not answer.' };
    } finally {
        clearTimeout(timer);
    }
}
