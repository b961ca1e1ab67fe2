import { expect, it } from 'vitest'
import { parseDiff } from './parseDiff.ts'

it('reads the changed lines of each file, with their places', () => {
  const text = `diff --git a/site.manifest.ts b/site.manifest.ts
index 1..2 100644
--- a/site.manifest.ts
+++ b/site.manifest.ts
@@ -10,3 +12,3 @@ export default
 same
-old
+new
@@ -40 +42,0 @@
--- a comment
\\ No newline at end of file
diff --git a/src/content/team.ts b/src/content/team.ts
new file mode 100644
--- /dev/null
+++ b/src/content/team.ts
@@ -0,0 +1 @@
++ text
`
  expect(parseDiff(text)).toEqual([
    {
      name: 'site.manifest.ts',
      lines: [
        { kind: 'place', text: 'Line 12' },
        { kind: 'same', text: 'same' },
        { kind: 'removed', text: 'old' },
        { kind: 'added', text: 'new' },
        { kind: 'place', text: 'Line 42' },
        { kind: 'removed', text: '-- a comment' },
      ],
    },
    {
      name: 'src/content/team.ts',
      lines: [
        { kind: 'place', text: 'Line 1' },
        { kind: 'added', text: '+ text' },
      ],
    },
  ])
  expect(parseDiff('')).toEqual([])
})
