export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';
export { FieldRow, Form, FormActions, FormSection, type FormSectionProps } from './Form.tsx';
export { NumberField, type NumberFieldProps } from './NumberField.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { PriceField, type PriceFieldProps } from './PriceField.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx';
export { Switch, type SwitchProps } from './Switch.tsx';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
