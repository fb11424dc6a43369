import { testCatalogue } from './catalogue.ts'
import { testEngine } from './engine-suite.ts'

testEngine(testCatalogue())
