import * as z from 'zod/mini'
import {
  acknowledged,
  givenInstant,
  guid,
  instant,
  line,
  ownPath,
  programLine,
  programText,
  queryNumber,
  token,
} from '../primitives.ts'
import {
  appName,
  channelName,
  channelPointer,
  deliveryChange,
  guardLimits,
  guardState,
  hourOfRelease,
  listedRelease,
  loadFigures,
  canaryPercent,
  preview,
  releaseError,
  releaseId,
  releaseName,
  releaseSummary,
} from './shapes.ts'

export {
  channelPointer,
  deliveryChange,
  guardLimits,
  guardState,
  hourOfRelease,
  listedRelease,
  loadFigures,
  preview,
  releaseError,
  releaseSource,
  releaseSummary,
} from './shapes.ts'

const params = z.strictObject({ app: appName })
/** Default: the channel that the BFF serves. */
const onChannel = { channel: z.optional(channelName) }
/** `expectedRev`: the revision that the decision is based on; rejected if it has changed since. */
const pointerChange = { ...onChannel, expectedRev: z.optional(z.int32().check(z.minimum(0))) }
const problems = z.array(z.string())

/** `undo`: the command line that reverts the change. */
export const pointerReply = z.strictObject({ channel: channelPointer, undo: z.string() })

export const beacon = z.strictObject({
  remote: appName,
  release: releaseId,
  /** `error`: a script failed; `render`: a component or the data of a page. */
  kind: z.enum(['load', 'error', 'render', 'vital']),
  ok: z.optional(z.boolean()),
  /** The phase of a failed load. */
  phase: z.optional(programLine(40)),
  ms: z.optional(z.number().check(z.minimum(0), z.maximum(600_000))),
  name: z.optional(z.enum(['LCP', 'INP'])),
  value: z.optional(z.number().check(z.minimum(0), z.maximum(600_000))),
  /** What was thrown. */
  error: z.optional(z.strictObject({ message: programText(500), stack: programText(4000) })),
})
export type Beacon = z.infer<typeof beacon>
export const documentOfBeacons = z.strictObject({
  /** The nonce of the document. */
  mark: z.string().check(z.regex(/^[A-Za-z\d+/]{24}$/)),
  /** What the document is made of: `app@release`, and `app@release off` of an app that is switched off. */
  releases: z.array(token(60)).check(z.minLength(1), z.maxLength(100)),
})
export type DocumentOfBeacons = z.infer<typeof documentOfBeacons>

export const reportedError = z.strictObject({
  kind: z.enum(['error', 'render']),
  /** Name of the error class. */
  name: programLine(100),
  message: programText(1000),
  stack: programText(8000),
  /** The page continued after the error. */
  isRecovered: z.boolean(),
  /** Path of the page, without secrets. */
  path: programLine(2000),
  occurredAt: givenInstant,
})
export type ReportedError = z.infer<typeof reportedError>

export const explainedApp = z.strictObject({
  name: appName,
  /** Null if the app is disabled or has no compatible release. */
  release: z.nullable(releaseId),
  version: z.nullable(z.string()),
  reason: z.enum(['stable', 'canary', 'override', 'conflict', 'disabled', 'last-known-good']),
  /** Bucket of the unit, from 0 to 100: below the canary's percentage it gets the canary. Null if no canary runs. */
  bucket: z.nullable(z.number()),
  percent: z.nullable(z.number()),
  /** Whether the page at the address belongs to this app. */
  isOfPage: z.boolean(),
})

export const deliveredApp = z.strictObject({
  name: appName,
  channel: channelPointer,
  stable: releaseSummary,
  canary: z.nullable(releaseSummary),
  /** The release after a rollback; null if there was no stable release before. */
  rollback: z.nullable(releaseSummary),
  /** Figures of the last hour, by release. */
  loads: z.array(loadFigures),
  /** Errors of the stable release and the canary, latest first. */
  errors: z.array(releaseError),
  guard: guardState,
  problems,
  /** From CODEOWNERS of the stable release; otherwise the teams with a token for only this app. */
  owners: z.array(z.string()),
})

export const deliverySchemas = {
  publishRelease: {
    params,
    reply: z.strictObject({
      name: appName,
      id: releaseId,
      version: z.string(),
      /** False if an identical release was published before. */
      isNew: z.boolean(),
      warnings: problems,
    }),
  },
  listReleases: {
    params,
    query: z.strictObject(onChannel),
    reply: z.strictObject({ releases: z.array(listedRelease) }),
  },
  checkRelease: {
    params,
    /** The lock, and the files `meta.json`, `chunks.json` and `contracts.json`. */
    body: z.strictObject({
      ...onChannel,
      lock: z.looseObject({}),
      meta: z.looseObject({}),
      chunks: z.looseObject({}),
      contracts: z.looseObject({}),
    }),
    reply: z.strictObject({ problems, warnings: problems }),
  },
  promoteRelease: { params, body: z.strictObject({ release: releaseName, ...pointerChange }), reply: pointerReply },
  startCanary: {
    params,
    body: z.strictObject({
      release: releaseName,
      percent: canaryPercent,
      guard: z.optional(guardLimits),
      ...pointerChange,
    }),
    reply: pointerReply,
  },
  rampCanary: {
    params,
    /** `isAutomatic`: rejected while the guard has too little data. */
    body: z.strictObject({ percent: canaryPercent, isAutomatic: z.optional(z.boolean()), ...pointerChange }),
    reply: pointerReply,
  },
  rollBackRelease: {
    params,
    body: z.strictObject({ release: z.optional(releaseName), ...pointerChange }),
    reply: pointerReply,
  },
  disableRemote: { params, body: z.strictObject({ reason: line(1, 200), ...pointerChange }), reply: pointerReply },
  enableRemote: { params, body: z.strictObject(pointerChange), reply: pointerReply },
  freezeChannel: { params, body: z.strictObject(pointerChange), reply: pointerReply },
  getDelivery: {
    query: z.strictObject(onChannel),
    reply: z.strictObject({ channel: channelName, apps: z.array(deliveredApp) }),
  },
  listDeliveryChanges: {
    params,
    /** `before`: returns only changes before this revision. */
    query: z.strictObject({ ...onChannel, before: z.optional(queryNumber(1, 2_147_483_647)) }),
    reply: z.strictObject({ changes: z.array(deliveryChange), hasMore: z.boolean() }),
  },
  getReleaseTrend: {
    params,
    query: z.strictObject({ days: z._default(queryNumber(1, 14), 1) }),
    /** By hour, oldest first; hours without loads are left out. */
    reply: z.strictObject({ hours: z.array(hourOfRelease) }),
  },
  explainSession: {
    /** `url`: of a page, or a preview link. `unit`: the value of the browser's `unit` cookie, or the guid of a company. */
    query: z.strictObject({
      url: z.optional(programLine(4000)),
      unit: z.optional(token(60)),
    }),
    reply: z.strictObject({ unit: z.nullable(z.string()), apps: z.array(explainedApp) }),
  },
  createPreview: {
    body: z.strictObject({
      /** Release by app. */
      releases: z.record(appName, releaseName),
      path: z._default(ownPath, '/'),
      /** In production one at most, and one where absent; elsewhere a day. */
      hours: z.optional(z.number().check(z.minimum(0.01), z.maximum(168))),
    }),
    reply: z.strictObject({ url: z.string(), previewGuid: guid, expiresAt: instant }),
  },
  listPreviews: { reply: z.strictObject({ previews: z.array(preview) }) },
  revokePreview: { params: z.strictObject({ previewGuid: guid }), reply: acknowledged },
  enterPreview: {
    body: z.strictObject({ token: token(4000).check(z.regex(/[!-~]/)) }),
    /** Path of the first page of the preview. */
    reply: z.strictObject({ path: z.string() }),
  },
  reportRemotes: {
    body: z.strictObject({
      /** Absent in reports of old releases, which are not counted. */
      document: z.optional(documentOfBeacons),
      items: z.array(beacon).check(z.minLength(1), z.maxLength(50)),
    }),
    reply: acknowledged,
  },
  reportErrors: {
    body: z.strictObject({
      document: documentOfBeacons,
      errors: z.array(reportedError).check(z.minLength(1), z.maxLength(10)),
    }),
    reply: acknowledged,
  },
  collectGarbage: {
    body: z.strictObject({ dryRun: z._default(z.boolean(), false) }),
    reply: z.strictObject({
      kept: z.int(),
      /** As `app@release`. */
      tombstoned: z.array(z.string()),
      deleted: z.array(z.string()),
    }),
  },
  createTeamToken: {
    body: z.strictObject({
      team: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)),
      /** `['*']`: every app. */
      apps: z.array(z.union([z.literal('*'), appName])).check(z.minLength(1), z.maxLength(50)),
      /** Default: every channel. */
      channels: z.optional(z.array(channelName).check(z.minLength(1))),
      days: z._default(z.int().check(z.minimum(1), z.maximum(366)), 90),
    }),
    reply: z.strictObject({ token: z.string(), tokenGuid: guid, expiresAt: instant }),
  },
  revokeTeamToken: { params: z.strictObject({ tokenGuid: guid }), reply: acknowledged },
} as const
