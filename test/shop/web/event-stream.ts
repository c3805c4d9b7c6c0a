const BEAT_MS = 15_000;

/**
 * Server-sent events until the browser goes away.
 *
 * @param begin sends what there is, and listens to what comes; returns the end of listening
 */
export function streamEvents(
  { signal }: Request,
  begin: (send: (event: string, data?: unknown) => void) => () => void,
): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      write('retry: 1000\n\n');
      const end = begin((event, data = {}) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      const beat = setInterval(() => write(': still here\n\n'), BEAT_MS);
      stop = () => {
        end();
        clearInterval(beat);
      };
      signal.addEventListener('abort', stop);
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
  });
}
