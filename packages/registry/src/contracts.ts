import * as z from 'zod/mini'

const jsonSchema = z.record(z.string(), z.unknown())

/** One operation of the API as a client or server knows it: its input (`params`, `query`, `body`) and its replies. */
const operationContract = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string(),
  request: jsonSchema,
  reply: jsonSchema,
})
export type OperationContract = z.infer<typeof operationContract>

/** What a release counts on and what it gives: `contracts.json`, one of its files. */
export const releaseContracts = z.strictObject({
  schema: z.literal('sild-contracts/1'),
  /** Names that are imported, by shared module. */
  uses: z.record(z.string(), z.array(z.string())),
  /** Names that are there to import, by shared module: the shell's. */
  provides: z.record(z.string(), z.array(z.string())),
  /** What is called, by name of the operation. */
  operations: z.record(z.string(), operationContract),
})
export type ReleaseContracts = z.infer<typeof releaseContracts>
