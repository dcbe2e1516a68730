from wellspent.cli import main

main()
