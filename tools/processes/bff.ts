import { startBff } from '@sild/bff/server'

await startBff(process.env)
