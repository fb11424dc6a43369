import { describePublicPages } from './public-pages.ts'
import { test } from './portal/portal.ts'

test.use({ mode: 'development' })

describePublicPages()
