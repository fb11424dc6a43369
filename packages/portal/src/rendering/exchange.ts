import { packError, unpackError } from './packed-error.ts'

type Message =
  | { readonly ask: number; readonly kind: string; readonly body: unknown }
  | { readonly answer: number; readonly value: unknown }
  | { readonly answer: number; readonly error: unknown }
/** What one side answers, by kind. What it returns must survive being copied. */
export type Answers = Readonly<Record<string, (body: never) => unknown>>
type AnswerOf<Theirs extends Answers, Kind extends keyof Theirs> = Awaited<ReturnType<Theirs[Kind]>>

interface Port {
  on(event: 'message', listener: (message: Message) => void): unknown
  postMessage(message: Message, handedOver: ArrayBuffer[]): void
}

/** Questions and answers between two threads. */
export interface Exchange<Theirs extends Answers> {
  ask<Kind extends keyof Theirs & string>(
    kind: Kind,
    body: Parameters<Theirs[Kind]>[0],
  ): Promise<AnswerOf<Theirs, Kind>>
  /** Rejects all open calls: the other side has ended. */
  giveUp(error: Error): void
}

/** `bytesIn`: what of an answer changes hands instead of being copied. */
export function createExchange<Theirs extends Answers>(
  port: Port,
  own: Answers,
  bytesIn: (answer: unknown) => ArrayBuffer[] = () => [],
): Exchange<Theirs> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0
  const answer = async (number: number, kind: string, body: unknown): Promise<void> => {
    try {
      const value = await own[kind]?.(body as never) // The other side is typed by our answers.
      port.postMessage({ answer: number, value }, bytesIn(value))
    } catch (error) {
      port.postMessage({ answer: number, error: packError(error) }, [])
    }
  }
  port.on('message', (message: Message) => {
    if ('ask' in message) return void answer(message.ask, message.kind, message.body)
    const question = waiting.get(message.answer)
    waiting.delete(message.answer)
    if ('error' in message) question?.reject(unpackError(message.error))
    else question?.resolve(message.value)
  })
  return {
    ask(kind, body) {
      const question = Promise.withResolvers<unknown>()
      lastId += 1
      waiting.set(lastId, question)
      port.postMessage({ ask: lastId, kind, body }, [])
      return question.promise as Promise<AnswerOf<Theirs, typeof kind>> // As the other side answers.
    },
    giveUp(error) {
      for (const question of waiting.values()) question.reject(error)
      waiting.clear()
    },
  }
}
