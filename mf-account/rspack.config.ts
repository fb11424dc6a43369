import { rspackConfig } from '@sild/build/rspack-config'
import app from './federation.config.ts'

export default rspackConfig(app, import.meta.dirname)
