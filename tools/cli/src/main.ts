#!/usr/bin/env node
import { connectTo, runSild } from './run.ts'

process.exitCode = await runSild(process.argv.slice(2), {
  out: (text) => void process.stdout.write(`${text}\n`),
  error: (text) => void process.stderr.write(`${text}\n`),
  connect: connectTo,
})
