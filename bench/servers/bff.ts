import { randomUUID } from 'node:crypto'
import { readBffEnvironment } from '@sild/bff/config'
import { createDeps } from '@sild/bff/deps'
import { openBff } from '@sild/bff/server'
import { announce } from '../measure/server.ts'

/** The BFF as an installation runs it, and the headers of a signed-in user's page. */
const config = readBffEnvironment(process.env)
const deps = await createDeps(config)
const { url } = await openBff(config, deps)
const { token } = deps.tokens.issueForMember(
  {
    kind: 'member',
    userGuid: randomUUID(),
    anonymousGuid: null,
    companyGuid: randomUUID(),
    companyRole: 'owner',
    userType: 'customer',
    roles: [],
    plan: 'free',
    isVerified: true,
  },
  randomUUID(),
)
announce({ url, headers: { token, origin: config.publicUrl } })
