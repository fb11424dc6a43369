import type { CategorySlug } from './categories.ts'

/** A line is a tag with its synonyms: `label = synonym, synonym`. A tag may stand in several categories. */
export const tagRows: Record<CategorySlug, string> = {
  'software-development': `
    JavaScript = JS, ECMAScript
    TypeScript = TS
    Node.js = Node, NodeJS
    Java = JDK
    Spring Boot = Spring
    Kotlin
    C# = CSharp, C sharp
    .NET = dotnet, ASP.NET
    Python = Py
    Django
    FastAPI
    PHP
    Laravel
    Symfony
    Ruby on Rails = Ruby, RoR, Rails
    Go = Golang
    Rust
    C++ = cpp
    Scala
    Elixir = Phoenix
    Delphi = Object Pascal
    COBOL = mainframe
    PostgreSQL = Postgres, PG
    MySQL = MariaDB
    SQL Server = MSSQL
    Oracle Database = Oracle, PL/SQL
    MongoDB = Mongo
    Redis
    RabbitMQ = AMQP
    Apache Kafka = Kafka
    GraphQL
    REST API = REST, Web API, RESTful
    SOAP = WSDL
    Microservices
    API integration = integrations, liidestus, intégration API
    X-Road = X-tee, XRoad
    Legacy migration = legacy code, modernisation
    Software architecture = architect, arhitektuur, architecture logicielle
    Code review
    Refactoring
    Scrum
    Business analysis = business analyst, ärianalüüs, analyse métier
    Project management = project manager, projektijuhtimine, gestion de projet
    Electron
    WebSocket = WebSockets
    gRPC
    OAuth = OpenID Connect, OIDC, SSO
    Smart-ID = Mobile-ID, Mobiil-ID
    Open source = vaba lähtekood, logiciel libre
    Technical writing = documentation, tehniline dokumentatsioon
  `,
  'web-ecommerce': `
    JavaScript
    TypeScript
    React = ReactJS
    Next.js = Next, NextJS
    Vue = Vue.js, VueJS
    Nuxt
    Angular
    Svelte = SvelteKit
    HTML = HTML5
    CSS = CSS3, Sass
    Tailwind CSS = Tailwind
    WordPress = WP
    WooCommerce = Woo
    Shopify
    Magento = Adobe Commerce
    PrestaShop
    Shopware
    Drupal
    Headless CMS = Strapi, Contentful
    PHP
    Laravel
    Symfony
    Online shop = e-shop, e-pood, boutique en ligne
    Payment integration = payments, maksed, paiement en ligne
    Stripe
    Landing page = maandumisleht, page d’atterrissage
    Web performance = page speed, Core Web Vitals
    Web accessibility = a11y, WCAG, RGAA, ligipääsetavus
    Marketplace = turuplats, place de marché
    Booking system = reservations, broneerimissüsteem, réservation
    PWA = progressive web app
    Click and collect = pickup
    Product data = PIM, tooteandmed, données produit
  `,
  'mobile-apps': `
    iOS = iPhone
    Android
    Swift = SwiftUI
    Kotlin
    Flutter = Dart
    React Native = RN
    Kotlin Multiplatform = KMP
    Jetpack Compose
    App Store release = app publishing, TestFlight
    Push notifications = push, tõuketeated
    Bluetooth LE = BLE, Bluetooth
    Offline first = offline
    Mobile payments = Apple Pay, Google Pay
    Firebase
    App analytics = app tracking
    Barcode scanning = QR code, vöötkood
    Maps and navigation = Mapbox, geolocation
    Augmented reality = AR
    Wearables = Apple Watch, Wear OS
    Mobile UX = mobile design
  `,
  'data-ai': `
    Python
    SQL
    Power BI = PowerBI, DAX
    Tableau
    Metabase
    dbt = data build tool
    Snowflake
    BigQuery = Google BigQuery
    Databricks
    Apache Spark = Spark, PySpark
    Apache Airflow = Airflow
    ETL = ELT, data pipelines
    Data warehouse = DWH, andmeladu, entrepôt de données
    Data engineering = data engineer, andmeinsener
    Data analysis = data analyst, andmeanalüüs, analyse de données
    Data visualisation = dashboards, reporting
    Machine learning = ML, masinõpe, apprentissage automatique
    Deep learning = neural networks
    PyTorch
    TensorFlow = Keras
    Computer vision = image recognition, masinnägemine, vision par ordinateur
    Natural language = NLP, keeletehnoloogia, traitement du langage
    Large language models = LLM, GPT, suured keelemudelid
    RAG = retrieval augmented generation
    Chatbots = chatbot, juturobot
    Demand forecasting = forecasting, prognoosimine, prévision
    Recommendation engine = recommender
    Speech recognition = ASR, kõnetuvastus
    OCR = document recognition
    Data quality = data cleaning
    Data governance = data catalogue, gouvernance des données
    Statistics = statistika, statistiques
    A/B testing = experiments
    MLOps
    Geospatial data = GIS, QGIS, PostGIS
    Time series
  `,
  'cloud-devops': `
    AWS = Amazon Web Services
    Azure = Microsoft Azure
    Google Cloud = GCP
    OVHcloud = OVH
    Scaleway
    Hetzner
    Kubernetes = K8s
    Docker = containers
    Terraform = OpenTofu, infrastructure as code
    Ansible
    Helm
    GitLab CI = GitLab
    GitHub Actions
    Jenkins
    CI/CD = pipelines, continuous delivery
    Linux = Debian, Ubuntu
    Prometheus = Alertmanager
    Grafana
    OpenTelemetry = tracing
    ELK = Elasticsearch, Kibana
    PostgreSQL
    Database tuning = DBA, query tuning
    Cloud migration = pilve kolimine, migration cloud
    Cost optimisation = FinOps, kulude optimeerimine
    Disaster recovery = DRP, taaste, PRA
    Backup = varundus, sauvegarde
    High availability = HA, kõrgkäideldavus
    Serverless = Lambda
    Site reliability = SRE
    On-call = valve, astreinte
    VMware = vSphere
    Proxmox
    Nginx
  `,
  cybersecurity: `
    Penetration testing = pentest, läbistustest, test d’intrusion
    Web security = OWASP, application security
    Security audit = turvaaudit, audit de sécurité
    Code audit = secure code review
    Red team = adversary simulation
    Phishing simulation = phishing, õngitsuskampaania, hameçonnage
    Security training = awareness, küberhügieen, sensibilisation
    Incident response = CERT, forensics, intsidendi lahendamine
    SOC = SIEM, security monitoring
    Vulnerability scanning = vulnerability management
    ISO 27001 = ISMS, SMSI
    NIS2 = NIS 2
    E-ITS = Estonian security standard
    GDPR = RGPD, andmekaitse, data protection
    DPO = data protection officer, andmekaitsespetsialist
    Risk assessment = EBIOS, riskianalüüs, analyse de risques
    Identity management = IAM, Entra ID
    Network security = firewall, tulemüür, pare-feu
    Cloud security
    Threat modelling = threat model
    Cryptography = encryption, PKI
    OT security = SCADA, industrial security
  `,
  'design-ux': `
    UX design = user experience, kasutajakogemus
    UI design = user interface, kasutajaliides
    UX research = user research, kasutajauuring
    Usability testing = user tests, kasutatavuse testimine, tests utilisateurs
    Product design = tootedisain, design produit
    Service design = teenusedisain, design de service
    Design system = disainisüsteem, component library
    Figma
    Prototyping = prototype, wireframes
    Web accessibility
    Information architecture = card sorting
    Brand identity = branding, bränd, identité visuelle
    Logo design = logo
    Illustration = illustratsioon
    Motion design = animation
    Graphic design = graafiline disain, graphisme
    Packaging design = pakendidisain
    Print design = trükidisain, mise en page
    UX writing = microcopy, content design
    3D rendering = 3D visualisation, Blender
    Mobile UX
    Icon design = icons
    Design audit = UX audit, expert review
  `,
  'qa-testing': `
    Manual testing = manual QA, käsitsi testimine, tests manuels
    Test automation = automated testing, testide automatiseerimine, automatisation des tests
    Playwright
    Cypress
    Selenium = WebDriver
    Appium
    API testing = Postman
    Load testing = performance testing, koormustest, test de charge
    k6
    JMeter
    Regression testing = regression
    Test planning = test plan, testiplaan, plan de test
    Mobile testing = device lab
    Acceptance testing = UAT, recette
    Accessibility testing = accessibility audit
    Localisation testing = linguistic testing
    Game testing
    Exploratory testing
    Test data = test environments
    Cucumber = BDD, Gherkin
  `,
  'it-support': `
    Helpdesk = service desk, kasutajatugi, assistance
    Microsoft 365 = Office 365, M365
    Google Workspace = G Suite
    Windows Server = Active Directory
    Intune = endpoint management, MDM
    macOS = Mac support
    Network administration = networks, võrguhaldus, réseaux
    Wi-Fi planning = wifi, WLAN
    MikroTik
    Cisco
    Server administration = sysadmin, serverihaldus
    Backup
    VoIP = IP phones, telephony
    Printer management = printing
    Hardware procurement = hardware, riistvara, matériel
    On-site support = kohapealne tugi, sur site
    Remote support = kaugtugi, assistance à distance
    IT audit = infrastructure audit
    Onboarding of staff = workplace setup
    Video conferencing = meeting rooms
    ITIL
    Jira = Jira Service Management
  `,
  'business-systems': `
    Odoo
    Microsoft Dynamics = Dynamics 365, Business Central, Navision
    SAP = S/4HANA, SAP Business One
    Sage
    Salesforce
    HubSpot
    Pipedrive
    ERP implementation = ERP rollout, ERP juurutamine, déploiement ERP
    CRM implementation = CRM rollout
    Directo
    Merit Aktiva = Merit
    Warehouse management = WMS, laohaldus, gestion d’entrepôt
    Production planning = MES, tootmise planeerimine
    Process mapping = BPMN, protsesside kaardistamine
    E-invoicing = e-invoices, e-arve, facturation électronique
    EDI = Peppol
    Data migration = andmete kolimine, reprise de données
    Power Automate = Power Apps, Power Platform
    Low-code = no-code, n8n
    Zapier = Make
    Document management = DMS, dokumendihaldus, GED
    SharePoint
    Point of sale = POS, cash register, kassasüsteem, caisse
    User training = koolitus, formation
  `,
  marketing: `
    SEO = search optimisation, otsingumootorid, référencement
    Google Ads = AdWords, search advertising
    Meta Ads = Facebook Ads, Instagram ads
    LinkedIn Ads
    Content marketing = sisuturundus, marketing de contenu
    Copywriting = tekstikirjutamine, rédaction
    Social media = sotsiaalmeedia, réseaux sociaux
    Community management = community manager
    Email marketing = newsletters, uudiskiri, e-mailing
    Marketing automation = automation
    Web analytics = GA4, Matomo
    Conversion rate = CRO
    Video production = videotootmine, production vidéo
    Photography = tootefoto, photographie
    Animation = motion graphics
    Public relations = PR, suhtekorraldus, relations presse
    Brand strategy = brändistrateegia, stratégie de marque
    Market research = turu-uuring, étude de marché
    Trade fairs = messid, salons
    Export marketing = new markets, eksport
    Lead generation = leads, prospection
    Podcast production = podcast
    Tone of voice = brand voice
    Price comparison feeds = product feeds, Google Shopping
  `,
  'accounting-payroll': `
    Bookkeeping = raamatupidamine, tenue comptable
    Payroll = palgaarvestus, paie
    Annual reports = aastaaruanne, comptes annuels
    VAT = käibemaks, TVA
    Tax advice = maksunõu, conseil fiscal
    Financial controlling = controller, controlling, contrôle de gestion
    Budgeting = eelarve, budget
    Cash flow forecast = rahavoog, trésorerie
    Cost accounting = kuluarvestus, comptabilité analytique
    Merit Aktiva
    Directo
    Xero
    QuickBooks
    Pennylane
    Sage
    E-invoicing
    Expense management = expense reports, notes de frais
    Inventory accounting = laoarvestus
    Grant reporting = project reporting, toetuste aruandlus
    Due diligence = financial audit
    IFRS
    E-residency = e-residentsus
    DSN = déclaration sociale nominative
    Accounts receivable = debt collection, recouvrement
  `,
  translation: `
    English translation = inglise keel, traduction anglais
    Estonian translation = eesti keel, traduction estonien
    French translation = prantsuse keel, traduction français
    German translation = saksa keel, traduction allemand
    Finnish translation = soome keel
    Russian translation = vene keel
    Latvian translation = läti keel
    Swedish translation = rootsi keel
    Spanish translation = hispaania keel
    Technical translation = tehniline tõlge, traduction technique
    Legal translation = õigustõlge, traduction juridique
    Medical translation = meditsiinitõlge
    Sworn translation = vandetõlge, traduction assermentée
    Software localisation = l10n, lokaliseerimine
    Website localisation = multilingual website
    Subtitling = subtitles, subtiitrid, sous-titrage
    Interpreting = sünkroontõlge, interprétation
    Proofreading = toimetamine, relecture
    Terminology = glossary, terminoloogia
    MT post-editing = machine translation, masintõlge
    Transcreation
    CAT tools = memoQ, Trados
    Voice-over = dubbing
  `,
  'engineering-cad': `
    AutoCAD
    SolidWorks
    Autodesk Inventor = Inventor
    CATIA
    Fusion 360
    Revit = BIM
    Tekla Structures = Tekla
    Mechanical design = mehaanika, conception mécanique
    Structural design = konstruktsioonid, calcul de structure
    Finite element analysis = FEA, FEM, éléments finis
    Sheet metal = lehtmetall, tôlerie
    Welded structures = keevitus, mécano-soudé
    Technical drawings = joonised, plans
    3D modelling = 3D mudel, modélisation 3D
    3D scanning = laserskaneerimine, scan 3D
    3D printing = additive manufacturing
    HVAC design = ventilation, küte ja ventilatsioon, CVC
    Electrical design = elektriprojekt, EPLAN
    PCB design = Altium, KiCad, trükkplaat
    Embedded C = firmware, püsivara
    Embedded Linux = Yocto
    IoT = internet of things, asjade internet
    LoRaWAN = LoRa
    PLC programming = Siemens TIA, automaatika, automate
    Modbus = OPC UA
    CE marking = CE-märgis, marquage CE
    Product certification = EMC
    Reverse engineering
    Prototype building = prototüüp
    Patent drawings
  `,
  'customer-support': `
    Phone support = call centre, telefonitugi, support téléphonique
    Live chat = chat support, vestlustugi
    Email support = ticketing
    Multilingual support = mitmekeelne tugi, support multilingue
    Zendesk
    Freshdesk
    Intercom
    Chatbots
    Order handling = order desk, tellimuste käsitlus
    Returns handling = returns, tagastused, retours
    Technical support = second line, niveau 2
    Appointment booking = ajabroneerimine, prise de rendez-vous
    Night and weekend = 24/7, öötugi
    Knowledge base = FAQ writing, teadmusbaas
    Quality monitoring = call scoring
    Surveys = NPS, küsitlused, enquêtes
    Telesales = telemarketing, telemüük, télévente
    Back office = data entry, andmesisestus, saisie de données
    Community moderation = content moderation
    Seasonal teams = peak season, hooajaline
  `,
}
