/** For the person at the terminal: what is wrong, and what to do about it, a line each. */
export class PostgresFailure extends Error {
  readonly wayOut: string
  /** What another attempt can get over. */
  readonly passing: 'port-taken' | 'still-held' | undefined

  constructor(reason: string, wayOut: string, passing?: 'port-taken' | 'still-held') {
    super(reason)
    this.name = 'PostgresFailure'
    this.wayOut = wayOut
    this.passing = passing
  }
}

/** Turns what Postgres wrote before it gave up into a reason and a way out. */
export function failureFrom(output: string, directory: string): PostgresFailure {
  if (/could not bind|Address already in use/.test(output)) {
    return new PostgresFailure('The port for Postgres is taken.', 'Start again.', 'port-taken')
  }
  if (/pre-existing shared memory block/.test(output)) {
    return new PostgresFailure(
      `The Postgres that ran before has not let go of ${directory}.`,
      'Start again in a moment.',
      'still-held',
    )
  }
  if (/No space left on device/.test(output)) {
    return new PostgresFailure('The disk is full: Postgres cannot write.', 'Free some space and start again.')
  }
  if (/incompatible with server/.test(output)) {
    return new PostgresFailure(
      `The database in ${directory} was made by another version of Postgres.`,
      'Start once with --fresh, which throws the data away, or use that version.',
    )
  }
  if (/Permission denied|wrong ownership|invalid permissions/.test(output)) {
    return new PostgresFailure(
      `Postgres may not use ${directory}.`,
      'Start as the user who made it, or choose another place with --data-dir.',
    )
  }
  return new PostgresFailure(
    `The database in ${directory} does not start: ${lastComplaint(output)}`,
    'Restore the directory from a copy, or throw the data away with --fresh.',
  )
}

function lastComplaint(output: string): string {
  const lines = output.trim().split('\n')
  const complaint = lines.findLast((line) => /FATAL|PANIC|error:|could not/.test(line)) ?? lines.at(-1)
  return complaint?.replace(/^.*?(FATAL|PANIC|error):\s*|^but /, '') || 'it gave no reason'
}
