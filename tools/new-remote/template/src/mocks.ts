import { categoriesReply } from '@sild/testing/replies'
import type { StandaloneMocks } from '@sild/testing/standalone'

export const mocks: StandaloneMocks = {
  api: { listCategories: categoriesReply },
}
