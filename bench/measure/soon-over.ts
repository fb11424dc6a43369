import { constants } from '@sild/contract/limits'

/** Loaded before all else into each process of an installation whose access tokens live two to three seconds. */
Object.assign(constants, { accessTokenSeconds: 3 })
