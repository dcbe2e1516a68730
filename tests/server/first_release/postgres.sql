-- A database that the first release with a server wrote.
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    setup TEXT NOT NULL,
    seats TEXT NOT NULL,
    host TEXT NOT NULL,
    pace INTEGER NOT NULL,
    created BIGINT NOT NULL,
    origin TEXT NOT NULL,
    origin_move INTEGER NOT NULL,
    deleted BIGINT NOT NULL
);
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    line TEXT NOT NULL,
    command TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    line TEXT NOT NULL,
    command TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX entries_command ON entries (table_id, command) WHERE command <> '';
CREATE UNIQUE INDEX chat_command ON chat (table_id, command) WHERE command <> '';
INSERT INTO meta VALUES ('schema', '1');
INSERT INTO meta VALUES ('secret', '3e26c1a3067f24a06d43020793e0cff1b7b4b3ac508e375a4b7e5a6eba30aab1');
INSERT INTO tables VALUES ('fs87n6di69', '{"seats":["Ines","Omar"],"seed":"first release","game":"pursuit","edition":"second","modules":[],"first_player":-1,"rules":1,"cards":"e420693fae66d527","sets":[]}', '[{"kind":"here","name":"Ines","colour":"poppy","pronoun":"they","bot":"","key":"","has_joined":true},{"kind":"here","name":"Omar","colour":"ocean","pronoun":"they","bot":"","key":"","has_joined":true}]', 'ec71cec84c709509bfe70a6b132ed8445ebc2abd124482b5423ba27284895a74', 0, 1794821007164, '',  -1, 0);
INSERT INTO tables VALUES ('k5c5w9yz4w', '{"seats":["Ines","Omar"],"seed":"first release","game":"cv","edition":"second","modules":[],"first_player":-1,"rules":1,"cards":"ad770453e814fd3d","sets":[]}', '[{"kind":"here","name":"Ines","colour":"poppy","pronoun":"they","bot":"","key":"","has_joined":true},{"kind":"here","name":"Omar","colour":"ocean","pronoun":"they","bot":"","key":"","has_joined":true}]', 'b5b2496216edc46973cea85a5e7a53cf52d410922c5d5cc432608a4a7ee787f3', 0, 1794821011004, '',  -1, 0);
INSERT INTO entries VALUES ('fs87n6di69', 1, 'choose', 0, 'keep diligent', '1', 1794821008395);
INSERT INTO entries VALUES ('fs87n6di69', 2, 'choose', 1, 'keep creative', '2', 1794821008627);
INSERT INTO entries VALUES ('fs87n6di69', 3, 'choose', 1, 'study', '3', 1794821008783);
INSERT INTO entries VALUES ('fs87n6di69', 4, 'choose', 0, 'play', '4', 1794821008972);
INSERT INTO entries VALUES ('fs87n6di69', 5, 'choose', 1, 'study', '5', 1794821009119);
INSERT INTO entries VALUES ('fs87n6di69', 6, 'choose', 0, 'play', '6', 1794821009298);
INSERT INTO entries VALUES ('fs87n6di69', 7, 'choose', 1, 'study', '7', 1794821009526);
INSERT INTO entries VALUES ('fs87n6di69', 8, 'choose', 0, 'play', '8', 1794821009659);
INSERT INTO entries VALUES ('fs87n6di69', 9, 'choose', 1, 'study', '9', 1794821009790);
INSERT INTO entries VALUES ('fs87n6di69', 10, 'choose', 0, 'play', '10', 1794821009944);
INSERT INTO entries VALUES ('fs87n6di69', 11, 'choose', 1, 'study', '11', 1794821010108);
INSERT INTO entries VALUES ('fs87n6di69', 12, 'choose', 0, 'play', '12', 1794821010284);
INSERT INTO entries VALUES ('fs87n6di69', 13, 'choose', 1, 'study', '13', 1794821010412);
INSERT INTO entries VALUES ('fs87n6di69', 14, 'choose', 0, 'play', '14', 1794821010578);
INSERT INTO entries VALUES ('k5c5w9yz4w', 1, 'choose', 0, 'pick life_insurance_of_a_child', '15', 1794821011165);
INSERT INTO entries VALUES ('k5c5w9yz4w', 2, 'choose', 1, 'pick chickenpox', '16', 1794821011282);
INSERT INTO entries VALUES ('k5c5w9yz4w', 3, 'choose', 0, 'pick holidays_in_the_country', '17', 1794821011406);
INSERT INTO entries VALUES ('k5c5w9yz4w', 4, 'choose', 1, 'pick lemonade_stand', '18', 1794821011530);
INSERT INTO entries VALUES ('k5c5w9yz4w', 5, 'choose', 1, 'keep', '19', 1794821011653);
INSERT INTO entries VALUES ('k5c5w9yz4w', 6, 'choose', 1, 'buy blogger', '20', 1794821011787);
INSERT INTO entries VALUES ('k5c5w9yz4w', 7, 'choose', 1, 'pay 1 knowledge 1 relationship', '21', 1794821011911);
INSERT INTO entries VALUES ('k5c5w9yz4w', 8, 'choose', 1, 'done', '22', 1794821012049);
INSERT INTO entries VALUES ('k5c5w9yz4w', 9, 'choose', 1, 'place blogger knowledge', '23', 1794821012200);
INSERT INTO entries VALUES ('k5c5w9yz4w', 10, 'choose', 0, 'reroll 2', '24', 1794821012320);
INSERT INTO entries VALUES ('k5c5w9yz4w', 11, 'choose', 0, 'keep', '25', 1794821012447);
INSERT INTO entries VALUES ('k5c5w9yz4w', 12, 'choose', 0, 'buy athlete', '26', 1794821012587);
INSERT INTO entries VALUES ('k5c5w9yz4w', 13, 'choose', 0, 'buy marriage', '27', 1794821012713);
INSERT INTO entries VALUES ('k5c5w9yz4w', 14, 'choose', 0, 'done', '28', 1794821012862);
INSERT INTO entries VALUES ('k5c5w9yz4w', 15, 'choose', 1, 'keep', '29', 1794821012997);
INSERT INTO entries VALUES ('k5c5w9yz4w', 16, 'choose', 1, 'done', '30', 1794821013110);
INSERT INTO entries VALUES ('k5c5w9yz4w', 17, 'choose', 1, 'lose blogger', '31', 1794821013229);
INSERT INTO entries VALUES ('k5c5w9yz4w', 18, 'choose', 0, 'reroll 1', '32', 1794821013365);
INSERT INTO entries VALUES ('k5c5w9yz4w', 19, 'choose', 0, 'keep', '33', 1794821013484);
INSERT INTO entries VALUES ('k5c5w9yz4w', 20, 'choose', 0, 'buy driving_licence', '34', 1794821013627);
INSERT INTO entries VALUES ('k5c5w9yz4w', 21, 'choose', 0, 'buy child', '35', 1794821013772);
INSERT INTO entries VALUES ('k5c5w9yz4w', 22, 'choose', 0, 'done', '36', 1794821013882);
INSERT INTO entries VALUES ('k5c5w9yz4w', 23, 'choose', 0, 'place child relationship', '37', 1794821014026);
INSERT INTO entries VALUES ('k5c5w9yz4w', 24, 'choose', 1, 'reroll 1', '38', 1794821014150);
INSERT INTO entries VALUES ('k5c5w9yz4w', 25, 'choose', 1, 'keep', '39', 1794821014263);
INSERT INTO entries VALUES ('k5c5w9yz4w', 26, 'choose', 1, 'buy friend_from_work', '40', 1794821014383);
INSERT INTO entries VALUES ('k5c5w9yz4w', 27, 'choose', 1, 'pay 1 relationship 1 money', '41', 1794821014497);
INSERT INTO entries VALUES ('k5c5w9yz4w', 28, 'choose', 1, 'done', '42', 1794821014640);
INSERT INTO entries VALUES ('k5c5w9yz4w', 29, 'choose', 0, 'keep', '43', 1794821014762);
INSERT INTO entries VALUES ('k5c5w9yz4w', 30, 'choose', 0, 'buy early_to_bed', '44', 1794821014886);
INSERT INTO entries VALUES ('k5c5w9yz4w', 31, 'choose', 0, 'buy work_and_travel', '45', 1794821015009);
INSERT INTO entries VALUES ('k5c5w9yz4w', 32, 'choose', 0, 'done', '46', 1794821015126);
INSERT INTO entries VALUES ('k5c5w9yz4w', 33, 'choose', 0, 'place early_to_bed health', '47', 1794821015234);
INSERT INTO entries VALUES ('k5c5w9yz4w', 34, 'choose', 1, 'reroll 4', '48', 1794821015362);
INSERT INTO entries VALUES ('k5c5w9yz4w', 35, 'choose', 1, 'keep', '49', 1794821015482);
INSERT INTO entries VALUES ('k5c5w9yz4w', 36, 'choose', 1, 'buy studies', '50', 1794821015605);
INSERT INTO entries VALUES ('k5c5w9yz4w', 37, 'choose', 1, 'done', '51', 1794821015732);
INSERT INTO entries VALUES ('k5c5w9yz4w', 38, 'choose', 0, 'reroll 4', '52', 1794821015840);
INSERT INTO entries VALUES ('k5c5w9yz4w', 39, 'choose', 0, 'keep', '53', 1794821015970);
INSERT INTO entries VALUES ('k5c5w9yz4w', 40, 'choose', 0, 'buy pension_fund', '54', 1794821016102);
INSERT INTO entries VALUES ('k5c5w9yz4w', 41, 'choose', 0, 'buy student_parties', '55', 1794821016230);
INSERT INTO entries VALUES ('k5c5w9yz4w', 42, 'choose', 0, 'done', '56', 1794821016353);
INSERT INTO entries VALUES ('k5c5w9yz4w', 43, 'choose', 0, 'place student_parties relationship', '57', 1794821016477);
INSERT INTO entries VALUES ('k5c5w9yz4w', 44, 'choose', 1, 'reroll 1', '58', 1794821016592);
INSERT INTO entries VALUES ('k5c5w9yz4w', 45, 'choose', 1, 'keep', '59', 1794821016712);
INSERT INTO entries VALUES ('k5c5w9yz4w', 46, 'choose', 1, 'buy job_at_dads_company', '60', 1794821016838);
INSERT INTO entries VALUES ('k5c5w9yz4w', 47, 'choose', 1, 'done', '61', 1794821016972);
INSERT INTO entries VALUES ('k5c5w9yz4w', 48, 'choose', 0, 'reroll 1', '62', 1794821017090);
INSERT INTO entries VALUES ('k5c5w9yz4w', 49, 'choose', 0, 'keep', '63', 1794821017209);
INSERT INTO entries VALUES ('k5c5w9yz4w', 50, 'choose', 0, 'buy language_course', '64', 1794821017319);
INSERT INTO entries VALUES ('k5c5w9yz4w', 51, 'choose', 0, 'done', '65', 1794821017441);
INSERT INTO entries VALUES ('k5c5w9yz4w', 52, 'choose', 0, 'place language_course knowledge under 1', '66', 1794821017547);
INSERT INTO entries VALUES ('k5c5w9yz4w', 53, 'choose', 1, 'keep', '67', 1794821017656);
INSERT INTO entries VALUES ('k5c5w9yz4w', 54, 'choose', 1, 'buy board_game_collection', '68', 1794821017770);
INSERT INTO entries VALUES ('k5c5w9yz4w', 55, 'choose', 1, 'done', '69', 1794821017878);
INSERT INTO entries VALUES ('k5c5w9yz4w', 56, 'choose', 0, 'reroll 1', '70', 1794821018000);
INSERT INTO entries VALUES ('k5c5w9yz4w', 57, 'choose', 0, 'keep', '71', 1794821018133);
INSERT INTO entries VALUES ('k5c5w9yz4w', 58, 'choose', 0, 'buy manager', '72', 1794821018262);
INSERT INTO entries VALUES ('k5c5w9yz4w', 59, 'choose', 0, 'buy early_retirement', '73', 1794821018390);
INSERT INTO entries VALUES ('k5c5w9yz4w', 60, 'choose', 0, 'done', '74', 1794821018511);
INSERT INTO entries VALUES ('k5c5w9yz4w', 61, 'choose', 1, 'keep', '75', 1794821018645);
INSERT INTO entries VALUES ('k5c5w9yz4w', 62, 'choose', 1, 'buy allotment_garden', '76', 1794821018777);
INSERT INTO entries VALUES ('k5c5w9yz4w', 63, 'choose', 1, 'done', '77', 1794821018884);
INSERT INTO entries VALUES ('k5c5w9yz4w', 64, 'choose', 0, 'reroll 3', '78', 1794821019018);
INSERT INTO entries VALUES ('k5c5w9yz4w', 65, 'choose', 0, 'keep', '79', 1794821019129);
INSERT INTO entries VALUES ('k5c5w9yz4w', 66, 'choose', 0, 'buy memory_master', '80', 1794821019262);
INSERT INTO entries VALUES ('k5c5w9yz4w', 67, 'choose', 0, 'done', '81', 1794821019410);
INSERT INTO entries VALUES ('k5c5w9yz4w', 68, 'choose', 0, 'place memory_master knowledge under 1', '82', 1794821019533);
INSERT INTO entries VALUES ('k5c5w9yz4w', 69, 'choose', 1, 'keep', '83', 1794821019640);
INSERT INTO entries VALUES ('k5c5w9yz4w', 70, 'choose', 1, 'buy encyclopedia_author', '84', 1794821019743);
INSERT INTO entries VALUES ('k5c5w9yz4w', 71, 'choose', 1, 'buy trip_around_the_world', '85', 1794821019858);
INSERT INTO entries VALUES ('k5c5w9yz4w', 72, 'choose', 1, 'done', '86', 1794821019970);
INSERT INTO entries VALUES ('k5c5w9yz4w', 73, 'choose', 1, 'place encyclopedia_author knowledge', '87', 1794821020090);
INSERT INTO entries VALUES ('k5c5w9yz4w', 74, 'choose', 0, 'reroll 4', '88', 1794821020194);
INSERT INTO entries VALUES ('k5c5w9yz4w', 75, 'choose', 0, 'keep', '89', 1794821020310);
INSERT INTO entries VALUES ('k5c5w9yz4w', 76, 'choose', 0, 'buy inheritance', '90', 1794821020433);
INSERT INTO entries VALUES ('k5c5w9yz4w', 77, 'choose', 0, 'buy yacht', '91', 1794821020552);
INSERT INTO entries VALUES ('k5c5w9yz4w', 78, 'choose', 0, 'done', '92', 1794821020694);
INSERT INTO entries VALUES ('k5c5w9yz4w', 79, 'choose', 1, 'keep', '93', 1794821020810);
INSERT INTO entries VALUES ('k5c5w9yz4w', 80, 'choose', 1, 'buy bike_instead_of_car', '94', 1794821020944);
INSERT INTO entries VALUES ('k5c5w9yz4w', 81, 'choose', 1, 'done', '95', 1794821021078);
INSERT INTO entries VALUES ('k5c5w9yz4w', 82, 'choose', 1, 'place bike_instead_of_car health under 1', '96', 1794821021231);
INSERT INTO entries VALUES ('k5c5w9yz4w', 83, 'choose', 0, 'keep', '97', 1794821021358);
INSERT INTO entries VALUES ('k5c5w9yz4w', 84, 'choose', 0, 'buy psychotherapy', '98', 1794821021479);
INSERT INTO entries VALUES ('k5c5w9yz4w', 85, 'choose', 0, 'buy dancing_lessons', '99', 1794821021614);
INSERT INTO entries VALUES ('k5c5w9yz4w', 86, 'choose', 0, 'done', '100', 1794821021751);
INSERT INTO entries VALUES ('k5c5w9yz4w', 87, 'choose', 0, 'place psychotherapy health', '101', 1794821021874);
INSERT INTO entries VALUES ('k5c5w9yz4w', 88, 'choose', 0, 'place dancing_lessons health under 1', '102', 1794821021994);
INSERT INTO entries VALUES ('k5c5w9yz4w', 89, 'choose', 1, 'keep', '103', 1794821022135);
INSERT INTO entries VALUES ('k5c5w9yz4w', 90, 'choose', 1, 'buy television_set', '104', 1794821022295);
INSERT INTO entries VALUES ('k5c5w9yz4w', 91, 'choose', 1, 'buy freelancer', '105', 1794821022439);
INSERT INTO entries VALUES ('k5c5w9yz4w', 92, 'choose', 1, 'done', '106', 1794821022562);
INSERT INTO entries VALUES ('k5c5w9yz4w', 93, 'choose', 0, 'keep', '107', 1794821022674);
INSERT INTO entries VALUES ('k5c5w9yz4w', 94, 'choose', 0, 'buy factory', '108', 1794821022811);
INSERT INTO entries VALUES ('k5c5w9yz4w', 95, 'choose', 0, 'pay 3 good_luck for luck', '109', 1794821022967);
INSERT INTO entries VALUES ('k5c5w9yz4w', 96, 'choose', 0, 'buy full_table', '110', 1794821023087);
INSERT INTO entries VALUES ('k5c5w9yz4w', 97, 'choose', 0, 'done', '111', 1794821023220);
INSERT INTO entries VALUES ('k5c5w9yz4w', 98, 'choose', 0, 'place full_table relationship under 1', '112', 1794821023350);
INSERT INTO entries VALUES ('k5c5w9yz4w', 99, 'choose', 1, 'keep', '113', 1794821023481);
INSERT INTO entries VALUES ('k5c5w9yz4w', 100, 'choose', 1, 'buy a_classic_by_now', '114', 1794821023603);
INSERT INTO entries VALUES ('k5c5w9yz4w', 101, 'choose', 1, 'buy chess_in_the_park', '115', 1794821023742);
INSERT INTO entries VALUES ('k5c5w9yz4w', 102, 'choose', 1, 'done', '116', 1794821023877);
INSERT INTO entries VALUES ('k5c5w9yz4w', 103, 'choose', 1, 'place chess_in_the_park knowledge', '117', 1794821024010);
INSERT INTO entries VALUES ('k5c5w9yz4w', 104, 'choose', 0, 'reroll 3', '118', 1794821024118);
INSERT INTO entries VALUES ('k5c5w9yz4w', 105, 'choose', 0, 'keep', '119', 1794821024237);
INSERT INTO entries VALUES ('k5c5w9yz4w', 106, 'choose', 0, 'done', '120', 1794821024383);
INSERT INTO entries VALUES ('k5c5w9yz4w', 107, 'choose', 1, 'keep', '121', 1794821024492);
INSERT INTO entries VALUES ('k5c5w9yz4w', 108, 'choose', 1, 'buy winter_swimming', '122', 1794821024622);
INSERT INTO entries VALUES ('k5c5w9yz4w', 109, 'choose', 1, 'buy class_reunion', '123', 1794821024766);
INSERT INTO entries VALUES ('k5c5w9yz4w', 110, 'choose', 1, 'done', '124', 1794821024890);
INSERT INTO entries VALUES ('k5c5w9yz4w', 111, 'choose', 1, 'place winter_swimming health', '125', 1794821025042);
INSERT INTO entries VALUES ('k5c5w9yz4w', 112, 'choose', 0, 'reroll 1', '126', 1794821025207);
INSERT INTO entries VALUES ('k5c5w9yz4w', 113, 'choose', 0, 'keep', '127', 1794821025326);
INSERT INTO entries VALUES ('k5c5w9yz4w', 114, 'choose', 0, 'buy memoirs', '128', 1794821025463);
INSERT INTO entries VALUES ('k5c5w9yz4w', 115, 'choose', 0, 'done', '129', 1794821025609);
INSERT INTO entries VALUES ('k5c5w9yz4w', 116, 'choose', 0, 'place memoirs knowledge under 1', '130', 1794821025742);
INSERT INTO chat VALUES ('fs87n6di69', 0, 0, 'Ines', 'Until tomorrow!', 's', 1794821010755);
