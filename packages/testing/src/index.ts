export { actorOf, type Persona, personaNames } from './actors.ts'
export { type TestDatabase, testDatabase } from './database.ts'
export { createMockCalls, type Mocks } from './mocks.ts'
export { type ServiceOverrides, testConfig, testSecret, type TestService, testService } from './service.ts'
