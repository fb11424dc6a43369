import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { announce } from '../measure/server.ts'

/** Takes every push, but for browsers that are gone; `/taken` says how many. */
let taken = 0
const server = createServer((request, response) => {
  if (request.url === '/taken') return response.end(String(taken))
  request.resume().on('end', () => {
    const isGone = request.url?.startsWith('/gone/') === true
    if (!isGone) taken += 1
    response.writeHead(isGone ? 410 : 201).end()
  })
})
server.listen(0, '127.0.0.1', () => announce({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }))
