import { defineRemote } from '@sild/build/define'

export default defineRemote({ name: 'mf-template' })
