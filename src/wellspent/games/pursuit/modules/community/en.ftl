# The expansion Community.

module-community = Community
    .about = What the neighbourhood is up to: take part, choose how it turns out, and be known for it.
kind-community = Community card
pile-community = Community
board-community = Community
zone-community_slot = On the Community board
zone-community_tokens = Community tokens left
token-community_tokens = Community token
track-popularity = Popularity
measure-items_bought = { $count ->
    [one] { $count } Item bought this round
   *[other] { $count } Items bought this round
}
    .name = Items bought this round
measure-most_popularity = the most Popularity
    .name = the most Popularity
    .claim = the most Popularity
need-most_popularity =
    .least = with { measure-most_popularity }
need-most_resources =
    .least = with { measure-most_resources }
need-items_bought =
    .least = { $count ->
        [1] after buying an Item this round
       *[other] after buying { $count } Items this round
    }
occasion-engage = take part in a Community card
measure-most_resources = the most Resources
    .name = the most Resources
    .claim = the most Resources

verb-engage = Take part in “{ $card }” with your Community token
verb-engage_longer = Take part in “{ $card }” with an Hourglass
verb-outcome = End “{ $card }” with “{ $name }”
verb-buy = Buy “{ $card }” as well, at Level { $level }, “{ $name }”
verb-stop = Buy nothing more

question-community-outcome = “{ $card }”: how does it end?
question-community-black_friday = Black Friday: which Item do you buy as well?

reason-token_used = Your Community token is already on a card ({ $rule }).
reason-too_few_fans = Your Popularity Score allows no further Hourglass ({ $rule }).
reason-engaged_by_another = “{ $card }” is already taken by another player ({ $rule }).
reason-life_is_over = Your life has ended: what costs Stress or Short-Term Happiness is out of reach ({ $rule }).
reason-engaged_already = You are already taking part in “{ $card }” ({ $rule }).

event-engaged = { $name } takes part: “{ $card }”, { $level_name }.
event-outcome = For { $name }, “{ $card }” ends with “{ $level_name }”.
event-turned_up-community = In the neighbourhood: “{ $card }”.
event-row_discarded-community = “{ $card }” is over.
cause-COM-pop-04 = Popularity beyond the end of the track
cause-COM-pop-07 = Popularity
cause-COM-pop-09 = people forget
story-source-popularity = Popularity
story-source-community = Neighbourhood

# Words beside numbers, for what modules let one do with a card.
terminal-verb-engage = take part
terminal-verb-engage_longer = by Hourglass
web-do-engage = Take part
web-do-engage_longer = Take part
web-do-outcome = End it this way
web-do-stop = Enough
# Beside each other in a narrow strip.
web-other-engage = by token
web-other-engage_longer = by Hourglass
web-token-community_tokens = The Community token: once a round it stands in for an Hourglass on a Community card.

story-title-popularity = { $name } lived { $years } years and had to wave a great deal.
story-epitaph-popularity =
    .a = Everybody knew the name, and some the face.
    .b = Is survived by an audience.
story-title-community = { $name } lived { $years } years and sat on every committee.
story-epitaph-community =
    .a = Is in every photograph, third from the left.
    .b = Knew who had the key to the hall.

fact-pursuit-board-popularity = Popularity { $count } instead of { $before } when it pays at the end of the round
fact-pursuit-board-less-popularity = Popularity only { $count } instead of { $before } when it pays at the end of the round
fact-pursuit-board-community_slot = “{ $card }” will have an Outcome for you when the round ends
