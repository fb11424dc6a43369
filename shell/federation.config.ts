import { defineShell } from '@sild/build/define'

export default defineShell()
