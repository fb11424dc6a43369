import { spawn } from 'node:child_process'

/** Runs a script as npm does: in a shell, which waits for it. */
const script = `"${process.execPath}" "${import.meta.dirname}/script.mjs"; true`
spawn('/bin/sh', ['-c', script], { stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } })
