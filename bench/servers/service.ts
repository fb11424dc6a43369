import { createServiceApp, openKit, readServiceEnvironment } from '@sild/service-kit'
import { announce } from '../measure/server.ts'
import { definitions } from '../../tools/processes/definitions.ts'

/** One service, as an installation runs it; `without-jobs` leaves its outbox out. */
const [name, variant] = process.argv.slice(2)
const definition = definitions.find((each) => each.name === name)
if (!definition) throw new Error(`There is no service ${name}`)
const { kit: complete } = openKit(readServiceEnvironment(definition.name, process.env))
const nothing = async () => undefined
const silent = { add: nothing, publish: nothing, publishAll: nothing }
const kit = variant === 'without-jobs' ? { ...complete, outbox: silent } : complete
const app = createServiceApp(definition, { kit, deps: definition.createDeps(kit) })
announce({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
