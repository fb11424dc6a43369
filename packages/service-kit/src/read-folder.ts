import { readdirSync } from 'node:fs'
import type { JobHandler, Route } from './serve.ts'

/** The routes of a folder, a file for each operation. `defineService` refuses one that is missing or served twice. */
export const routesIn = <Deps>(folder: URL): Promise<Route<Deps>[]> => exportsOf<Route<Deps>>(folder, 'operation')

/** The job handlers of a folder, a file for each job. */
export const jobsIn = <Deps>(folder: URL): Promise<JobHandler<Deps>[]> => exportsOf<JobHandler<Deps>>(folder, 'job')

async function exportsOf<Entry extends object>(folder: URL, mark: keyof Entry & string): Promise<Entry[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !/\.(?:int\.)?test\.ts$/.test(file))
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ new URL(file, folder).href)))
  const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && mark in value
  return modules.flatMap((module: object) => Object.values(module).filter(isEntry))
}
