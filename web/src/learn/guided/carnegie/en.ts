import type { GuideTexts } from "../guide.ts";
import type { MomentId } from "./steps.ts";

export const ENGLISH: GuideTexts<MomentId> = {
  sides: {
    title: "Four project tabs",
    pages: [
      "Welcome to your company. Over 20 rounds you will build projects all over the United States: Housing, Commerce, Industry and Public Infrastructure. Each type has a tab that research pulls out, space by space.",
      "Every tab has two sides. Side A scores more VP at the end. Side B carries one disk more and ends with a higher limit for your donations. For a first game either is fine.",
    ],
    task: "Choose a side for each of the four tabs.",
  },
  housing: {
    title: "The first project",
    pages: [
      "Everybody starts with one Housing project on the map. It scores the VP of its city at the end.",
      "Chicago is a major city, worth 3 VP. Connecting major cities by a chain of your own projects is worth up to 36 VP – so let us begin at one end of a short chain.",
    ],
    task: "Build your Housing project in Chicago.",
  },
  reserve: {
    title: "A department for later",
    pages: [
      "These departments can be built during the game. One of them you reserve now: it will be the first one you build.",
      "Purchasing sends an employee out for 3 goods cubes or $8, and its workstations cost nothing. That suits a young company.",
    ],
    task: "Reserve Purchasing.",
  },
  aside: {
    title: "Your people",
    pages: [
      "This is your company. Five employees stand at workstations: they are active. Five lie in the Lobby: they are inactive. Before the first round you have 6 moves, one space each, never diagonally.",
      "A new department is cheaper where somebody is waiting: 1 goods cube instead of 2.",
    ],
    task: "Move one employee from the Lobby through Strategic Planning to the empty space above it.",
  },
  "finance-walk": {
    title: "One for Commerce and Finance",
    pages: [
      "Commerce and Finance brings in money and goods cubes. A workstation there costs nothing, and so far only one is taken. It is two moves away, by way of Human Resources or Strategic Planning.",
    ],
    task: "Bring one employee from the Lobby to Commerce and Finance.",
  },
  "hr-walk": {
    title: "One for Human Resources",
    pages: ["Human Resources gives 3 moves for each active employee. One more there pays off again and again."],
    task: "Move one employee from the Lobby left into Human Resources.",
  },
  "research-walk": {
    title: "The last move",
    pages: [
      "Research & Development lies right of the Lobby. A second researcher costs {researchDesk} but earns another 3 study points in every research round.",
    ],
    task: "Move one employee from the Lobby into Research & Development.",
  },
  stand: {
    title: "Standing up",
    pages: [
      "Now, and at the end of every round, inactive employees in departments may become active: you pay the price of a free workstation, and they stand up.",
      "That is free in Commerce and Finance, {hrDesk} in Human Resources and {researchDesk} in R&D. Nobody can stand up in the Lobby or on a space without a department.",
    ],
    task: "Activate all three.",
  },
  row: {
    title: "Round 1: choose the action",
    pages: [
      "You are first player: you choose one of the four rows of the Timeline for everybody. The row is the action, the next space right of its marker is the event.",
      "Management lets you build your department and earn money. Its event is the income of a region – but nobody is on a mission yet, so nothing happens.",
    ],
    task: "Choose Management.",
  },
  build: {
    title: "Using departments",
    pages: [
      "Now your Management departments work, one after the other, once for each active employee in them. You have two: Strategic Planning and Commerce and Finance.",
      "The employee at Strategic Planning builds a department. The first one is the one you reserved: Purchasing.",
    ],
    task: "Use the employee at Strategic Planning.",
  },
  place: {
    title: "Where somebody waits",
    pages: [
      "Any space without a department will do. On the one where your employee is waiting it costs only {buildingPrice} – and that employee can already work in the next Management round.",
      "At the end each department you built scores 2 VP, in the top row 3.",
    ],
    task: "Build Purchasing on the space with your employee.",
  },
  mission: {
    title: "A mission",
    pages: [
      "Now the money: each of the two employees at Commerce and Finance brings $3 or 1 goods cube – or twice as much, on a mission.",
      "Whoever goes on a mission leaves the company for one of the four regions and comes home when an event shows that region. Then the employee earns income for you.",
      "Look at the Timeline: the next event of Construction is the {region}. Somebody sent there may be back soon.",
    ],
    task: "Send one employee from Commerce and Finance to the {region} for $6.",
  },
  "in-place": {
    title: "The other one",
    pages: [
      "Used in place, an employee stays at the workstation and can work again in the next Management round. You have {money} and {goods}.",
    ],
    task: "Let the second one work in place: $3 or 1 goods cube, as you like.",
  },
  staff: {
    title: "The end of the round",
    pages: [
      "Your opponent was free to use Management departments, too: the action of the round is for everybody. Now employees are activated.",
      "Somebody is lying in Purchasing, and the workstations there are free.",
    ],
    task: "Activate the employee in Purchasing.",
  },
  home: {
    title: "Round 2: income",
    pages: [
      "Your opponent has chosen Construction, and the event is the {region}. Your employee can come home!",
      "For each employee who returns you get the transport income your disk on that region’s track shows: {fare} so far. You also get, once, the income of every tab space whose disk stands on the map as a project. The first space of Housing brings nothing yet.",
    ],
    task: "Bring your employee home.",
  },
  send: {
    title: "Go where you build",
    pages: [
      "Everybody builds now. Two of your tabs carry a disk that is ready: Commerce and Industry. The one of Housing already stands in Chicago, and Public Infrastructure starts without one.",
      "The employee goes on a mission to the region in which you build. Housing and Commerce cost 1 goods cube, Industry and Public Infrastructure 2. Pittsburgh lies in the East, next to Chicago.",
    ],
    task: "Send the employee at Construction to the East for a Commerce project.",
  },
  city: {
    title: "A chain begins",
    pages: [
      "Cities joined by a line are neighbours. With projects in Chicago and Pittsburgh, only New York is missing to connect two major cities. The better your transport in their regions, the more it scores.",
    ],
    task: "Build in Pittsburgh.",
  },
  "research-row": {
    title: "Round 3: yours again",
    pages: [
      "The first player changes every round, so it is your choice again. Research & Development has a donation as its event, and you have {money}.",
    ],
    task: "Choose Research & Development.",
  },
  donate: {
    title: "A donation",
    pages: [
      "Donations score at the end, each at most 12 VP. Your first costs {donationPrice}, and each further one $5 more. Where a disk lies, nobody else can donate.",
      "“3 VP for each Management department” is worth {giftWorth} to you already: you have {giftCount} of them.",
    ],
    task: "Donate for Education 2.",
  },
  points: {
    title: "Research",
    pages: [
      "R&D turns employees into study points, 3 for each employee. With them you pull out project tabs and improve transport.",
      "The points are yours for this turn only: what is left at the end is lost.",
    ],
    task: "Use both researchers.",
  },
  tab: {
    title: "A new project",
    pages: [
      "You have {study}. The next step of the Housing tab costs {housingStep} and brings a disk: another Housing project, ready to be built.",
    ],
    task: "Advance your Housing tab.",
  },
  track: {
    title: "Better transport",
    pages: [
      "In the Midwest the Stagecoach costs just {trackStep}. From now on every employee coming home from there brings {nextFare} – and your connection through Chicago will be worth more.",
    ],
    task: "Advance on the track of the Midwest.",
  },
  rest: {
    title: "The rest is yours",
    pages: [
      "You have {study} left. Every tab and every track shows what its next space costs. More disks mean more projects, better transport means more income.",
    ],
    task: "Spend your remaining study points as you like.",
  },
  "home-again": {
    title: "Round 4: home from the East",
    pages: [
      "Your opponent has chosen Human Resources, and the event is the East: your builder can come home. This time your Commerce project is on the map, so besides the transport income of {fare} the Commerce tab pays {projectIncome}. In all: {homecoming}.",
    ],
    task: "Bring your employee home.",
  },
  moves: {
    title: "Human Resources",
    pages: [
      "Two active employees and the printed one give you {hrMoves}. Those who came home lie in the Lobby and are of no use there.",
    ],
    task: "Use your Human Resources department.",
  },
  people: {
    title: "Everybody to work",
    pages: [
      "Bring people where they can stand up. Construction needs somebody most: the one who stood there went East. A workstation costs {constructionDesk} in Construction, {researchDesk} in R&D and nothing in Commerce and Finance, but {planningDesk} in Strategic Planning.",
      "You may also let somebody wait on an empty space for a department to come. When your moves are spent, activate whom you can afford. You have {money}.",
    ],
    task: "Move your employees, then activate them.",
  },
  free: {
    title: "You know the game",
    pages: [
      "All four actions, income, a donation, a project built: that was the whole tour. If the game ended now you would have {points}; {donations} of them from your donation.",
      "{roundsLeft} rounds are left. From here on you decide; I will only speak up when something new happens.",
    ],
    task: "Choose a row: what helps you, and what helps your opponent less?",
  },
  either: {
    title: "One or the other",
    pages: [
      "Some incomes let you choose. New employees are rare: 15 is the most you can have, and every one of them works for the rest of the game.",
    ],
    task: "Choose what you need most.",
  },
  dearer: {
    title: "Donations become dearer",
    pages: [
      "Each donation costs $5 more than the one before. Choose what you will build up anyway, and check how much each space would be worth to you now.",
    ],
    task: "Donate, or keep the money.",
  },
  "end-column": {
    title: "The end of a row",
    pages: [
      "The last space of a row brings both: the income of a region and a donation. You may do both, in either order.",
    ],
    task: "Income, donation, or both.",
  },
  "used-up": {
    title: "A row is used up",
    pages: [
      "You may still choose a row whose marker is at the end. Its action is carried out; the event comes from the next row below that can still move.",
    ],
    task: "Choose a row.",
  },
  "reserve-built": {
    title: "From the display",
    pages: [
      "Your reserved department is built; now any department on display is open to you. Two of a kind in one company are not allowed.",
    ],
    task: "Choose a department that goes with your plans.",
  },
  connect: {
    title: "Think of the chain",
    pages: [
      "A project in New York would close the chain from Chicago by way of Pittsburgh. Small cities with the transport symbol pay an income at once. Both are good reasons.",
    ],
    task: "Choose a place.",
  },
  "last-rounds": {
    title: "The last rounds",
    pages: [
      "The end is near. Active employees score 1 VP each, those on missions nothing. Money and goods cubes are worth something only for certain Welfare donations.",
    ],
    task: "Bring in what counts.",
  },
};
