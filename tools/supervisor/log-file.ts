import { existsSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const LIMIT_BYTES = 10_000_000

export interface LogFile {
  path: string
  descriptor: number
  /** The last line of the log, as text. */
  lastWords(): string
}

/** A file and not a pipe: the process can still write to it after its starter has ended. */
export function openLog(dataDir: string, name: string): LogFile {
  const directory = join(dataDir, 'logs')
  mkdirSync(directory, { recursive: true })
  const path = join(directory, `${name}.log`)
  const isLarge = existsSync(path) && statSync(path).size > LIMIT_BYTES
  const descriptor = openSync(path, isLarge ? 'w' : 'a', 0o600)
  const from = statSync(path).size
  return { path, descriptor, lastWords: () => lastWordsOf(readFileSync(path).subarray(from).toString('utf8')) }
}

function lastWordsOf(output: string): string {
  const lines = output.trim().split('\n')
  // An uncaught error is printed with its stack below and the version of Node.js at the very end.
  const first = lines.findLastIndex((line) => /^(\w*Error\b|\w+Failure\b).*:/.test(line.trim()))
  if (first === -1) return messageOf(lines.at(-1) ?? '')
  const stack = lines.findIndex((line, index) => index > first && /^\s+at /.test(line))
  return lines
    .slice(first, stack === -1 ? first + 1 : stack)
    .map((line) => line.trim())
    .join(' ')
}

function messageOf(line: string): string {
  try {
    // A line of pino, or of an unknown writer.
    const { err, msg } = JSON.parse(line) as { err?: { message?: string }; msg?: string }
    return [msg, err?.message].filter(Boolean).join(': ')
  } catch {
    return line
  }
}
