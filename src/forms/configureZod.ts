import * as z from 'zod/mini'

// Must run before the first schema is created. Otherwise zod tries `new Function`, which the
// Content Security Policy blocks and reports.
z.config({ jitless: true })
