export interface ServerSentEvent {
  id: string | undefined
  /** Empty if the event carries only an id. */
  data: string
}

/** The server-sent events of a stream; its comments are only keep-alives. */
export async function* parseEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<ServerSentEvent> {
  let rest = ''
  const reader = body
    // lib.dom types its input as BufferSource.
    .pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    onBytes()
    const events = (rest + value).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const lines = event.split('\n')
      const id = fieldsOf(lines, 'id').at(-1)
      const data = fieldsOf(lines, 'data').join('\n')
      if (id || data) yield { id, data }
    }
  }
}

const fieldsOf = (lines: readonly string[], name: string): string[] =>
  lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trimStart())
