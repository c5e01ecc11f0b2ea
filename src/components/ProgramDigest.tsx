import digests from '@generated/published-programs/default/digests.json';
import type {ReactNode} from 'react';

export default function ProgramDigest({of: file}: {readonly of: string}): ReactNode {
  const {bytes, sha256} = digests[file] ?? {};
  if (bytes === undefined) return null;
  return (
    <p>
      <code>{file}</code>: {Math.round(bytes / 1000)} KB, SHA-256 <code>{sha256}</code>.
    </p>
  );
}
