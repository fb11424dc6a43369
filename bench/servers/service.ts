import { createServiceApp, openKit, readServiceEnvironment } from '@sild/service-kit'
import { announce } from '../measure/server.ts'
import { definitions } from '../../tools/processes/definitions.ts'

/** One service, as an installation runs it. */
const definition = definitions.find(({ name }) => name === process.argv[2])
if (!definition) throw new Error(`There is no service ${process.argv[2]}`)
const { kit } = openKit(readServiceEnvironment(definition.name, process.env))
const app = createServiceApp(definition, { kit, deps: definition.createDeps(kit) })
announce({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
