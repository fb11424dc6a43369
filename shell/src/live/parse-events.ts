/** The data of each server-sent event; comments only show that the connection lives. */
export async function* parseEvents(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<string> {
  let rest = ''
  const reader = body
    .pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>)
    .getReader() // lib.dom types its input as BufferSource.
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    onBytes()
    const events = (rest + value).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const data = event
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice('data:'.length).trimStart())
        .join('\n')
      if (data) yield data
    }
  }
}
