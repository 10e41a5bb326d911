export { ChoiceWithOther, type ChoiceWithOtherProps } from './ChoiceWithOther.tsx';
