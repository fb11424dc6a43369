import { constants } from '@sild/contract/limits'

/** Preloaded into each process of an installation: access tokens then live two to three seconds. */
Object.assign(constants, { accessTokenSeconds: 3 })
