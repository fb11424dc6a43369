import type { Problem } from './overlay.ts'

/** An answer of the server that the page shows itself, and a load that was given up. */
const expected = ['ApiError', 'AbortError']

interface Frame {
  place: string
  code: string
}

async function frameOf(stack: string): Promise<Frame | null> {
  const answer = await fetch(`/__sild/frame?${new URLSearchParams({ stack: stack.slice(0, 6000) })}`).catch(() => null)
  // As `npm run dev` answers.
  return answer?.ok ? ((await answer.json()) as { frame: Frame | null }).frame : null
}

async function problemOf(error: Error): Promise<Problem> {
  const { message, name, stack = '' } = error
  const frame = await frameOf(stack)
  return { title: `${name}: ${message}`, text: frame ? `${frame.place}\n\n${frame.code}` : stack }
}

/** Errors of components too: an error boundary logs what it catches to the console. */
export function listenForErrors(report: (problem: Problem) => void): void {
  const take = (thrown: unknown): void => {
    if (thrown instanceof Error && !expected.includes(thrown.name)) void problemOf(thrown).then(report)
  }
  addEventListener('error', ({ error }) => take(error))
  addEventListener('unhandledrejection', ({ reason }) => take(reason))
  const say = console.error
  console.error = (...words: unknown[]) => {
    say(...words)
    words.forEach(take)
  }
}
