import { type Job, jobs } from '@sild/contract/jobs'
import { type Operation } from '@sild/contract/operation'
import { serviceNames } from '@sild/contract/services'
import { operations } from '@sild/contract/operations'
import { describe, expect, it } from 'vitest'
import { apps, filesOf, isTest, read } from './sources.ts'

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const namesIn = (pattern: string): string[] =>
  filesOf(pattern)
    .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ts'.length))
    .filter((name) => name !== 'index' && !name.endsWith('.test'))
    .toSorted()

describe.each(serviceNames)('%s', (service) => {
  it('has a file for each operation and no other in src/routes, so that its name leads to it', () => {
    const own = Object.values<Operation>(operations).filter((operation) => operation.service === service)
    expect(namesIn(`services/${service}/src/routes/*.ts`)).toEqual(own.map(({ name }) => kebab(name)).toSorted())
  })

  it('has a file for each job in src/jobs', () => {
    const own = Object.values<Job>(jobs).filter((job) => job.service === service)
    const found = namesIn(`services/${service}/src/jobs/*.ts`)
    expect(own.map(({ name }) => name).filter((name) => !found.includes(name))).toEqual([])
  })
})

it('a route ends in Route and a job in Job, so that neither has the name of the action that it calls', () => {
  const kinds = { routes: ['serve', 'Route'], jobs: ['handle', 'Job'] } as const
  for (const [folder, [maker, ending]] of Object.entries(kinds)) {
    const named = filesOf(`services/*/src/${folder}/*.ts`).flatMap((path) =>
      [...read(path).matchAll(new RegExp(String.raw`^export const (\w+) = ${maker}\(`, 'gm'))].map(
        ([, name = '']) => name,
      ),
    )
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((name) => !name.endsWith(ending))).toEqual([])
  }
})

it('the action of an operation is in the file of its name, as CONTRIBUTING says', () => {
  const actions = filesOf('services/*/src/actions/*.ts').filter((path) => !isTest(path))
  const astray = actions.flatMap((path) =>
    [...read(path).matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
      .filter(([, name = '']) => name in operations && !path.endsWith(`/${kebab(name)}.ts`))
      .map(([, name]) => `${path} ${name}`),
  )
  expect(actions.length).toBeGreaterThan(100)
  expect(astray).toEqual([])
})

it('the BFF and the portal have a file for each operation of their own', () => {
  const own = Object.values<Operation>(operations).filter(({ service }) => service === 'bff')
  const found = [...namesIn('bff/src/routes/*/*.ts'), ...namesIn('packages/portal/src/operations/*.ts')]
  expect(own.map(({ name }) => kebab(name)).filter((name) => !found.includes(name))).toEqual([])
})

it.each(apps)('pages of %s are called <Screen>Page.tsx', (app) => {
  const pages = [...read(`${app}/src/routes.tsx`).matchAll(/'(\.\/pages\/[^']+)'/g)].map(([, path = '']) => path)
  expect(pages.filter((path) => !/\/[A-Z]\w*Page\.tsx$/.test(path))).toEqual([])
})
