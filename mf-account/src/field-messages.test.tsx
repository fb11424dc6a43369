import { itSaysFieldMessages } from '@sild/testing/field-message'
import { fieldMessages } from './field-message-mocks.ts'
import { remote } from './remote.tsx'

itSaysFieldMessages(remote, fieldMessages)
