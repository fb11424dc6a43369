export interface Listener {
  receive(text: string): void
  /** Texts may have passed by, because the line was cut for a while. */
  missed(): void
}

/** Listeners by channel, independent of the transport. */
export interface Listeners {
  /** @returns a function that removes the listener */
  add(channel: string, listener: Listener): () => void
  receive(channel: string, text: string): void
  missed(): void
  channels(): string[]
}

export function createListeners(): Listeners {
  const byChannel = new Map<string, Set<Listener>>()
  return {
    add(channel, listener) {
      const known = byChannel.get(channel) ?? new Set()
      byChannel.set(channel, known.add(listener))
      return () => void known.delete(listener)
    },
    receive(channel, text) {
      for (const listener of byChannel.get(channel) ?? []) listener.receive(text)
    },
    missed() {
      for (const listener of [...byChannel.values()].flatMap((known) => [...known])) listener.missed()
    },
    channels: () => [...byChannel.keys()],
  }
}
