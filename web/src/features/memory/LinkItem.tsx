import type { MemoryItemOf } from '@dryrun/contracts/memory';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../shared/error.ts';
import { freshStart } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { ItemFrame } from './ItemFrame.tsx';
import type { ItemProps } from './itemProps.ts';
import { useOpenItemMutation } from './memoryApi.ts';

type LinkItemProps = Pick<
  ItemProps<MemoryItemOf<'solve-again'> | MemoryItemOf<'break'>>,
  'item' | 'takesFocus' | 'onNext'
>;

/** An exercise on another page, whose result there counts. */
export function LinkItem({ item, takesFocus, onNext }: LinkItemProps) {
  const navigate = useNavigate();
  const [open, { error, isLoading }] = useOpenItemMutation();
  const { coursePath, lessonPath, lessonName } = item;
  const isProblem = item.kind === 'solve-again';
  const openExercise = async () => {
    const { error: failure } = await open({ params: { itemId: item.id } });
    if (failure) return;
    await (item.kind === 'solve-again'
      ? // An opened problem keeps the code that was typed since.
        navigate(href.lesson(coursePath, lessonPath), item.isOpened ? {} : { state: freshStart })
      : navigate(href.breakIt(coursePath, lessonPath, item.exerciseId)));
  };
  return (
    <ItemFrame
      label={isProblem ? 'Solve again' : 'Break it'}
      title={isProblem ? lessonName : `Why is this program wrong? ${lessonName}`}
      takesFocus={takesFocus}
    >
      <Text size="md">
        {isProblem
          ? `Write it again from an empty editor, in about ${item.minutes} minutes. Your old code stays in the code history. Your next verdict counts.`
          : 'You chose another reason last time. Break the program again, then choose the reason.'}
      </Text>
      {item.isOpened && <Alert tone="info">You have started this one. It counts when you are done.</Alert>}
      {error !== undefined && <Alert>{messageOf(error)}</Alert>}
      <Row gap={3}>
        <Button variant="primary" isPending={isLoading} onClick={() => void openExercise()}>
          {item.isOpened ? 'Continue' : isProblem ? 'Start' : 'Open the program'}
        </Button>
        <Button variant="quiet" onClick={onNext}>
          Not today
        </Button>
      </Row>
    </ItemFrame>
  );
}
