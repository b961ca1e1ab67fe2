// Node.js believes that the machine has eight cores: NODE_OPTIONS="--import $PWD/tests/support/eightCores.mjs" npm run build
import os from 'node:os'
import { syncBuiltinESMExports } from 'node:module'

os.availableParallelism = () => 8
syncBuiltinESMExports()
