# The page of a lesson
lesson-title = { $game }: the lesson
lesson-at = Step { $number } of { $count }
lesson-previous = One step back
lesson-skip = To the next step
lesson-show = Show me
lesson-again = Once more
lesson-next = Next
lesson-words = The position in words
lesson-done = You have finished the lesson
lesson-done-more = Now play a real match against the beginner. At first every move is explained, then only when you ask, and in the end you play on your own.
lesson-match = Your first match
lesson-from-start = The lesson from the beginning
