import * as z from 'zod/mini'

/** What each service counts for a member; the BFF answers all three at once. */
export const publicationActivity = z.strictObject({
  tasks: z.strictObject({ all: z.int() }),
  services: z.strictObject({ all: z.int() }),
  specialists: z.strictObject({ all: z.int() }),
  responses: z.strictObject({ new: z.boolean() }),
})
export const chatActivity = z.strictObject({ newMessagesCount: z.int() })
export const notificationActivity = z.strictObject({ new: z.int() })
