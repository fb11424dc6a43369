import { type ServiceOverrides, type TestService, testService } from '@sild/testing'
import { migrate, type ServiceDefinition } from '../src/index.ts'
import { type SampleDeps, sampleService } from './sample-service.ts'

/** The sample service, its tables made, on a database of its own. */
export function testSample(
  overrides: ServiceOverrides & { definition?: Partial<ServiceDefinition<SampleDeps>> } = {},
): TestService<SampleDeps> {
  const definition = { ...sampleService, ...overrides.definition }
  return testService(definition, {
    ...overrides,
    prepare: (database) => migrate(definition, database.serviceUrl(definition.name)),
  })
}
