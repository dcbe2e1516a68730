# The module Store Owners.

module-store_owners = Store Owners
    .about = Six businesses that gain in value with every round they are kept, until you sell them.
kind-store_owner = Store Owner
token-indicator = Level indicators

verb-sell = Sell your business, { $card }
event-sold = { $count ->
    [0] { $name } sells the business ({ $card }) for nothing at all.
    [one] { $name } sells the business ({ $card }): { $count } Level indicator.
   *[other] { $name } sells the business ({ $card }): { $count } Level indicators.
}
reason-only_sold = A store offers neither Promotion nor Retirement: it can only be sold ({ $rule }).

terminal-verb-sell = sell
web-do-sell = Sell the business

story-title-shops = { $name } lived { $years } years and turned the sign on the door every morning.
story-epitaph-shops =
    .a = Closed for good. Thank you for coming.
    .b = Gave the right change.

web-token-indicator = How far your business has grown: when you sell it, every Level indicator is paid for.

fact-pursuit-board-indicator = “{ $card }” will be sold with { $count } Level indicators
