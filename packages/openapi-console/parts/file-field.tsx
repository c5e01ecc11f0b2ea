import type {ReactNode} from 'react';

import fields from '../fields.module.css';
import {formatSize} from '../format';
import inputs from '../inputs.module.css';
import Button from './button';
import Field, {type FieldProps} from './field';

interface Props extends FieldProps {
  readonly files: readonly File[];
  readonly isList?: boolean | undefined;
  /** Media type that the file dialog offers first. */
  readonly accept?: string | undefined;
  readonly onChange: (files: readonly File[]) => void;
  readonly onBlur?: () => void;
}

export default function FileField(props: Props): ReactNode {
  const {files, isList = false, accept, onChange, onBlur, ...field} = props;
  const chosen = files.length > 0 && (
    <ul className={fields.files}>
      {files.map((file, index) => (
        <li key={`${index} ${file.name}`}>
          {file.name}, {formatSize(file.size)}{' '}
          <Button
            className={inputs.link}
            aria-label={`Remove ${file.name}`}
            onClick={() => onChange(files.filter((one) => one !== file))}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
  return (
    <Field {...field} extra={chosen}>
      {(attributes) => (
        <input
          // A new key resets the input: otherwise the browser would still show the name of a removed file.
          key={files.map(({name}) => name).join()}
          {...attributes}
          type="file"
          className={inputs.control}
          multiple={isList}
          accept={accept}
          onBlur={onBlur}
          onChange={({target}) => onChange([...(target.files ?? [])])}
        />
      )}
    </Field>
  );
}
