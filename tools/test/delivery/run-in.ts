import { execFile } from 'node:child_process'

export interface Ended {
  code: number
  output: string
  milliseconds: number
}

/** Runs `node <arguments>` in a copy of the checkout. */
export function runIn(
  root: string,
  programArguments: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const began = performance.now()
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...programArguments],
      { cwd: root, env: { ...process.env, ...environment }, maxBuffer: 64 * 1024 * 1024 },
      (_error, stdout, stderr) =>
        resolve({
          code: child.exitCode ?? 1,
          output: stdout + stderr,
          milliseconds: Math.round(performance.now() - began),
        }),
    )
  })
}

/** What it printed. @throws with that, where it failed */
export function outputOf({ code, output }: Ended): string {
  if (code !== 0) throw new Error(`It ended with ${code}:\n${output}`)
  return output
}
