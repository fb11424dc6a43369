import * as z from 'zod/mini'
import { guid, instant } from '../primitives.ts'
import { flagKeys } from './flags.ts'

const flagKey = z.enum(flagKeys)
export const flagKeyList = z.array(flagKey)

const flagRule = z.strictObject({
  key: flagKey,
  isOn: z.boolean(),
  /** Percent of companies that have it while it is on. */
  share: z.int(),
  /** Companies that have the flag independently of the share. The name of a deleted company is null. */
  companies: z.array(z.strictObject({ guid, name: z.nullable(z.string()) })),
  /** Null as long as the staff have left it as the code brings it. */
  changedAt: z.nullable(instant),
  /** Null also if that person's account was deleted. */
  changedBy: z.nullable(z.string()),
  version: z.int(),
})
export type FlagRule = z.infer<typeof flagRule>

const percent = z.int().check(z.minimum(0), z.maximum(100))
export const changeFlagBody = z.strictObject({ isOn: z.boolean(), share: percent, version: z.int32() })

const ofFlag = z.strictObject({ flagKey })
const ofCompany = z.strictObject({ flagKey, companyGuid: guid })
const changed = z.strictObject({ key: flagKey, version: z.int() })
const flags = z.strictObject({ list: flagKeyList })

export const flagSchemas = {
  listFlags: { reply: flags },
  listCompanyFlags: { params: z.strictObject({ companyGuid: guid }), reply: flags },
  listFlagRules: { reply: z.strictObject({ list: z.array(flagRule) }) },
  changeFlag: { params: ofFlag, body: changeFlagBody, reply: changed },
  addFlagCompany: { params: ofCompany, reply: changed },
  removeFlagCompany: { params: ofCompany, reply: changed },
} as const
