import { once } from 'node:events'
import { createServer } from 'node:net'

const FIRST_DESCRIPTOR = 3

// One that is only bound can be bound and listened on by others.
const descriptors = Array.from({ length: Number(process.argv[2]) }, (_, index) => FIRST_DESCRIPTOR + index)
await Promise.all(descriptors.map((fd) => once(createServer().listen({ fd }), 'listening')))
process.exit()
