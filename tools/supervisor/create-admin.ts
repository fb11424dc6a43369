import { systemActor } from '@sild/contract/actor'
import { createActorSigner } from '@sild/service-kit/actor-header'
import { createCalls } from '@sild/service-kit/calls/calls'
import { createUpstreams } from '@sild/service-kit/calls/upstream'
import { systemClock } from '@sild/service-kit/clock'
import { deriveKeys } from '@sild/service-kit/keys'

import { Failure } from '../failure.mjs'
import { findInstance } from './instance-lock.ts'
import { readRunFile } from './run-file.ts'
import { openSecrets } from './secrets.ts'

/** @returns the link that sets the password of the new admin, good once and for an hour @throws Failure when Sild does not run on this data */
export async function createAdmin(dataDir: string, email: string): Promise<{ link: string; isNew: boolean }> {
  // An installation elsewhere leaves a copy of its run file in the checkout.
  const run = readRunFile(dataDir)
  if (!run || !(await findInstance(run.dataDir)))
    throw new Failure(
      `Sild does not run on ${dataDir}.`,
      'Start it with npm start, or name its folder with --data-dir.',
    )
  const { actor } = deriveKeys(openSecrets(run.dataDir).SITE_SECRET)
  const upstreams = createUpstreams({ urls: run.services, signActor: createActorSigner(actor, systemClock) })
  try {
    return await createCalls(upstreams).call('createAdmin', { body: { email } }, { actor: systemActor() })
  } finally {
    await upstreams.close()
  }
}
