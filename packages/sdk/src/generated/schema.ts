// Generated from the API description by `pnpm generate`. Do not edit.
export interface paths {
    "/cart/shoppingCart/get/list/{saletoCode}/{sendtoCode}/{saletoCodeSub}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询购物车
         * @description The cart entries of a sold-to, ship-to and sub-account. The portal does not send it unless all three codes are there (CART-07). Shown by /cart and /NewCart. Reads only.
         */
        get: operations["listCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/shoppingCart/get/list/cache/{saletoCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询缓存的购物车
         * @description The cart entries of a sold-to as they were last cached, without a check of price and stock. Shown by the hover panel of the cart (HEAD-02). Reads only.
         */
        get: operations["listCachedCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/price/get/specialPrice/{saletoCode}/{sendtoCode}/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询特价
         * @description The special, project and sample-machine prices that an account may use in the cart. Shown by /cart, /NewCart and the special-price tab (NAV-01). Reads only.
         */
        get: operations["listSpecialPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/shoppingCart/add/list/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 批量加入购物车
         * @description Adds several products to the cart at once; each entry of the list is an add-to-cart payload (CART-03). Assumption: the name `cartList`. Code `AS121` means that the cart would hold more than 20 products (CART-08). Used by /purchase/recommand, /list and /packageList. Changes the cart.
         */
        post: operations["addListToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/shoppingCart/add/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 加入购物车
         * @description Adds one product, combination or flash purchase to the cart of a sold-to and ship-to. Code `1` means added; `AS121` means that the cart already holds 20 products (CART-03, CART-08). Used by detail, list and batch pages. Changes the cart.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/shoppingCart/add/cart/updateProductNumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 修改购物车数量
         * @description Sets the quantity of an entry: of a single product by productId and composeId, or, in the activity form, by activityType and activityId. Assumption: the activity form carries composeId too. Used by /cart and /NewCart (CART-01). Changes the cart.
         */
        post: operations["updateCartNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/shoppingCart/delete/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除购物车条目
         * @description Removes entries from the cart. Assumption: the entries are named by their ids. Used by /cart and /NewCart. Changes the cart.
         */
        post: operations["deleteCartEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/shoppingCart/getNumberByValid/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 购物车有效商品数
         * @description How many entries of the cart are valid; the badge of the header and of the floating bar (FLOAT-01). Assumption: the id is the sold-to code. Reads only.
         */
        get: operations["getCartCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/shoppingCart/get/industryList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 购物车产业列表
         * @description The industries by which /cart and /NewCart filter their entries. Reads only.
         */
        get: operations["listCartIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/shoppingCart/get/agreement/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询下单协议状态
         * @description Whether the agreement that ordering needs is signed. Assumption: the id is the sold-to code. Shown by /cart before settlement. Reads only.
         */
        get: operations["getCartAgreementStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/shoppingCart/refresh/stock/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 刷新购物车库存
         * @description Fetches the present stock of the products of the cart. Used by /cart and /NewCart when the user asks for fresh stock. Reads only.
         */
        post: operations["refreshCartStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/shoppingCart/searchLyycAuthority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询云仓权限
         * @description Whether the signed-in customer may order from cloud warehouses, and from which ones (CART-03). Shown by /cart and /NewCart. Reads only.
         */
        get: operations["getCloudWarehouseAuthority"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/shoppingCart/queryYuncangProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询云仓产品
         * @description The products that cloud warehouses hold for the signed-in customer. Shown by /cart beside the entries of a cloud warehouse (CART-03). Reads only.
         */
        get: operations["listCloudWarehouseProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/shoppingCart/get/getEsCustomerPermission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询客户下单权限
         * @description Whether a customer has the permission that the cart asks for before settlement. Shown by /cart. Reads only.
         */
        post: operations["getEsCustomerPermission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/easyManageGoods/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 分页查询易管货建议
         * @description Models under easy goods management with stock, the retail of 60 days, turnover and the suggested number (`max(0, safeDays x zsdRevqSum / 60 - storeAmt)`). Linked from the side-bar entry 易管货 (SIDE-03) and from /purchase/safetyStockDays. Reads only.
         */
        get: operations["listEasyManageGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/easyManageGoods/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 分页查询易管货记录
         * @description What was ordered from the suggestions of easy goods management, newest first (SIDE-03). Reads only.
         */
        get: operations["listEasyManageGoodsRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/splitOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 拆单
         * @description Splits the checked cart into orders by warehouse, price type and delivery, and names a default payer and the payers to choose from (CART-03, CART-05, PAYER-01). The first step of /cart/settle; nothing is placed yet. Its answer is kept until submitOrders or cancelOrder. Changes the stored settlement.
         */
        post: operations["splitOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/paytoInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询订单付款方
         * @description The payers that a split order may be paid by, with their balances (PAYER-01). Used by /cart/settle when the user opens the choice of payer. Reads only.
         */
        post: operations["listOrderPayers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/updateOrderInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 修改待提交订单
         * @description Changes payer or remark of a split order before it is submitted (PAYER-01). Used by /cart/settle. Changes the stored settlement.
         */
        post: operations["updateOrderInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/cancelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 取消待提交订单
         * @description Gives up split orders that were not submitted, so that the stock held for them is free again. Used when /cart/settle is left (ROUTE-05). Placed orders are cancelled by cancelMyOrder. Changes the stored settlement.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/mfjk/cancelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 取消免费寄库订单
         * @description Cancels an order of the mfjk kind from /myOrder (ORDER-01). Assumption: mfjk is 免费寄库, goods stored free of charge at the centre. Changes the order to cancelled and releases its stock.
         */
        post: operations["cancelMfjkOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/post/orderInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交订单
         * @description Places the checked split orders with the payer of each one (CART-05, PAYER-01, ROLE-01). The last step of /cart/settle; /cart/successfulorder follows. It is never sent twice by itself. Places orders and removes their entries from the cart.
         */
        post: operations["submitOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/post/validate/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 校验产品可售
         * @description Says for each product whether that quantity may be ordered, and how many may (CALC-05: off the market, at most the centre stock). Used by /detail, /cart and the calculator. Reads only.
         */
        post: operations["validateProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/getSzkcRuleLock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询数字库存规则锁定
         * @description Whether a rule of the szkc stock locks the products that are about to be ordered (/cart/settle). Assumption: szkc is 数字库存. Reads only.
         */
        post: operations["getSzkcRuleLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/getSzkcConfigCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询客户是否配置数字库存
         * @description Whether the customer is configured for the szkc stock, which decides if getSzkcRuleLock is asked (/cart/settle). Assumption: a yes or no. Reads only.
         */
        post: operations["getSzkcConfigCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/get/tctpSwitch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询统仓统配开关
         * @description Whether central warehousing and delivery (TCTP) is switched on for the signed-in customer. Used by /cart and /myOrder to show its confirmation. Reads only.
         */
        get: operations["getTctpSwitch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/mfyjjs/generateOfmyyjjsRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 生成免费样机结算记录
         * @description Creates the settlement record of a free sample machine (path spelling of the backend). Assumption: mfyjjs is 免费样机结算. Asked from /prototypeSample and /yjList. Adds a record.
         */
        post: operations["generateMfyjSettlementRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/payCreditOrderByOrderNo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 支付信用订单
         * @description Pays an order that was placed on credit, for a number of units (ORDER-01; /myOrder, /orderDetail). Charges the payer of the order; never sent twice by the client.
         */
        post: operations["payCreditOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/post/validate/checkOrderQuotaCompose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 校验组合的下单额度
         * @description Checks the checked cart against the order quota of the customer before they are split (/cart, /NewCart, /cart/settle). The answer lists the products that exceed it. Reads only.
         */
        post: operations["checkOrderQuotaCompose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/replenishmentCalculator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 补货计算
         * @description The quantities that may be replenished from stock and by reservation for one product; all four fields must be there (CALC-02, CALC-05). Used by the calculator of the floating bar. Reads only.
         */
        post: operations["calculateReplenishment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/billInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询订单开票信息
         * @description The invoice title with which the orders of a sold-to, or one order, are billed; shown at settlement and in /orderDetail. Reads only.
         */
        get: operations["getBillInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/yd-warehouse/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询异地云仓
         * @description The remote cloud warehouses (YD) from which a ship-to can be served; chosen in the cart and on /list (2§9 cloud-warehouse flags). Reads only.
         */
        get: operations["listYdWarehouses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/jdc/deliverAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询基地仓发货地址
         * @description Addresses from which the base warehouse (jdc) delivers to a ship-to; shown at settlement. Assumption: jdc is 基地仓. Reads only.
         */
        get: operations["listJdcDeliverAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/electronicSign/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询订单电子签账号
         * @description The account that signs orders electronically for a customer, with its authentication and password-free state (/goElectricSignPage, /signing). Reads only.
         */
        post: operations["queryElectronicSignAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/electronicSign/verifyCode/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 发送电子签验证码
         * @description Sends a verify code to the signer's phone before signing or opening password-free signing (/goElectricSignPage). Sends a text message; a code lives five minutes (assumed).
         */
        post: operations["sendElectronicSignVerifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/electronicSign/verifyCode/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 校验电子签验证码
         * @description Checks the code that was sent to the signer's phone (/goElectricSignPage). A right code opens the signing step and cannot be used again.
         */
        post: operations["verifyElectronicSignCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/electronicSign/contractManagement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询订单电子签合同
         * @description Contracts of the orders of a customer with their signing state and link (/goElectricSignPage). Reads only.
         */
        post: operations["querySignContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/electronicSign/personAuth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 电子签个人认证
         * @description Authenticates the person who signs for the company by name, identity card (VALID-02) and phone (/goElectricSignPage). Starts the authentication; its page is opened from the answer.
         */
        post: operations["authenticateSigner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/electronicSign/mianmi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 开通或关闭免密签署
         * @description Opens or closes password-free signing (免密) of orders for a customer (/goElectricSignPage). Changes the account.
         */
        post: operations["setPasswordFreeSigning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/batchOrder/headSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询批量下单批次
         * @description The batches that a buyer imported, newest first, with the number of lines in error (/batchOrderOfAll, /batchImport, /batchImportOfStore). Assumption: a head is a batch. Reads only.
         */
        post: operations["queryBatchOrderHeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/batchOrder/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询批量下单明细
         * @description The lines of one batch with price, stock, payer and what is wrong with each (/batchOrderInfo, /resultBatchOrder). Reads only.
         */
        post: operations["queryBatchOrderLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/batchOrder/specialPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询批量下单特价
         * @description The special, project and sample-machine prices that the lines of a batch may take (/batchOrderInfo). Reads only.
         */
        post: operations["queryBatchSpecialPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/batchOrder/kuanxianStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询批量下单宽限状态
         * @description Whether the products of a batch may be ordered within the credit tolerance (宽限), and for how much; only channel CT has a value other than 0 (CART-02; /batchOrderInfo). Reads only.
         */
        post: operations["queryBatchKuanxianStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/batchOrder/farWeekStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询批量下单远周次状态
         * @description Whether the products of a batch can be ordered for a far week or a week promise and when they would arrive (CART-02; /batchOrderInfo). '0' means none. Reads only.
         */
        post: operations["queryBatchFarWeekStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/batchOrder/payList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询批量下单付款方
         * @description The payers that the lines of a batch may be paid by, with their balances (PAYER-01; /batchOrderInfo). Reads only.
         */
        post: operations["queryBatchPayers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/batchOrder/productUpdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 修改批量下单明细
         * @description Changes one line of a batch - number, price type, ship-to, payer, tolerance or far week - and checks it again (/batchOrderInfo). Changes the batch.
         */
        post: operations["updateBatchProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/batchOrder/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 校验批量下单
         * @description Checks all lines of a batch - product, stock, price, ship-to, payer and balance - before it is split into orders (/batchOrderInfo, /resultBatchOrder). Changes the check status of the lines.
         */
        post: operations["checkBatchOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/addressCollectRemark/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询收货地址备注
         * @description The remarks that a buyer keeps with the delivery addresses of a sold-to; offered at settlement (/cart/settle, /deliveryaddress). Reads only.
         */
        get: operations["listAddressCollectRemarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/addressCollectRemark/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存收货地址备注
         * @description Adds a remark to a delivery address, or changes the one whose id is given (/cart/settle, /deliveryaddress). Changes the remarks of the sold-to.
         */
        post: operations["saveAddressCollectRemark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/lhdiscountprototype/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 分页查询折扣样机
         * @description Sample machines of the dealer that are, or could be, sold at a discount (/prototypeSample, /specimen/list). Assumption: lhdiscountprototype is 折扣样机. Reads only.
         */
        get: operations["listDiscountPrototypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/lhdiscountprototype/up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 上架折扣样机
         * @description Puts sample machines on the shelf, so that they can be ordered at their discount price (/prototypeSample). Changes their status.
         */
        post: operations["shelveDiscountPrototypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/lhdiscountprototype/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 下架折扣样机
         * @description Takes sample machines off the shelf (/prototypeSample). Changes their status.
         */
        post: operations["unshelveDiscountPrototypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/bsp/routine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 执行订单 BSP 例程
         * @description A routine of the BSP platform for orders. Which routine and what it answers is not shown, and no screen reads it; Assumption: the customer code is sent. What it changes is unknown, so it is treated as a write.
         */
        post: operations["runOrderBspRoutine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/orderQueryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询我的订单
         * @description One page of the orders of a sold-to, newest first. Shown by /myOrder (ORDER-01). Reads only.
         */
        post: operations["queryMyOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/allOrdersQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询订单详情
         * @description All that is known of the orders behind one order number: lines, payer, timeline, deliveries and invoice. Shown by /myOrder/:orderNo and /orderDetail (ORDER-01). Reads only.
         */
        post: operations["queryAllOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/buttonLogicJudgment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询订单可用操作
         * @description Which buttons an order shows in its present state; the server decides. Shown by /myOrder and /orderDetail (ORDER-01). Assumption: the codes of the buttons. Reads only.
         */
        post: operations["judgeOrderButtons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/logisticsRejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 物流拒收
         * @description Rejects a delivery, or some of its units, with a reason and pictures (/logisticsRejection, ORDER-01). Changes the order to rejected and starts the way back.
         */
        post: operations["rejectDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/cancelOrderCreateTcStock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 取消订单并转入统仓库存
         * @description Cancels an order and keeps its goods as stock of the shared warehouse. Assumption: tc is 统仓. Used by /myOrder (ORDER-01). Changes the order and the stock.
         */
        post: operations["cancelOrderToTcStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/tctpConfirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 统仓统配订单确认
         * @description Confirms that an order goes through the shared warehouse and delivery. Assumption: tctp is 统仓统配. Used by /myOrder and /deliveryOrderConfirm (ORDER-01). Changes the order.
         */
        post: operations["confirmTctpOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/orderSelfSigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 订单自助签收
         * @description The buyer signs for a delivered order himself, for all units or line by line (/myOrder, /orderDetail, ORDER-01). Changes the order to signed.
         */
        post: operations["selfSignOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/addEstimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 评价订单
         * @description Rates a signed order for delivery, service and product (/myOrder, ORDER-01). Adds the estimate; an order is rated once.
         */
        post: operations["addOrderEstimate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/queryEstimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询订单评价
         * @description The estimate of one order (/myOrder, /orderDetail, ORDER-01). Reads only.
         */
        post: operations["queryOrderEstimate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/cancelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 取消订单
         * @description Cancels a placed order with a reason of listCancelReasons; possible before delivery. Used by /myOrder and /orderDetail (ORDER-01). Changes the state of the order.
         */
        post: operations["cancelMyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/orderSelfBatchSign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 订单批量自助签收
         * @description Signs for several delivered orders at once (/myOrder, ORDER-01). Changes the orders that could be signed; the answer names the others with the reason.
         */
        post: operations["selfSignOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/orderRescheduleDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询可改约日期
         * @description The dates to which the delivery of an order can still be moved (/myOrder, /orderDetail, ORDER-01). Reads only.
         */
        post: operations["queryRescheduleDates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/orderReschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 订单改约
         * @description Moves the delivery of an order to one of the dates of queryRescheduleDates (/myOrder, /orderDetail, ORDER-01). Changes the delivery date.
         */
        post: operations["rescheduleOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/jdPlanSendTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 设置基地计划发货时间
         * @description Sets the time at which the base warehouse should send an order, within the range of getJdPlanSendRange (/myOrder, ORDER-01). Assumption: jd is 基地. Changes the order.
         */
        post: operations["setJdPlanSendTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/buttonReceivedOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 确认收货
         * @description The button 确认收货 of an order in the list; unlike selfSignOrder it takes the whole order (/myOrder, ORDER-01). Changes the order to received.
         */
        post: operations["confirmOrderReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/orderMonthSummery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 订单月度汇总
         * @description How many orders a sold-to placed in a month and for how much, in all and by state; the path carries the spelling of the backend. Shown above the list of /myOrder (ORDER-01). Reads only.
         */
        post: operations["getOrderMonthSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/cancelGroupOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 取消整组订单
         * @description Cancels all orders of a vehicle group at once (/myOrder, ORDER-01). Changes the orders in spite of the GET; the answer names those that could not be cancelled.
         */
        get: operations["cancelGroupOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/getVehicleOrderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询组单内的订单
         * @description The orders that travel in one vehicle group (/myOrder, ORDER-01). Reads only.
         */
        get: operations["listVehicleOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/selfPayOrderSendMsg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 发送自付订单短信
         * @description Sends the payment message of an order that its end customer pays himself (/myOrder, ORDER-01). Sends a text message in spite of the GET.
         */
        get: operations["sendSelfPayMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/advanceArrivalConfirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 确认提前到货
         * @description Agrees that an order arrives before its planned date (/myOrder, ORDER-01). Changes the order in spite of the GET.
         */
        get: operations["confirmAdvanceArrival"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/getJdPlanSendStartTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询基地计划发货可选时间
         * @description The earliest, and the latest, date that setJdPlanSendTime accepts for an order (/myOrder, ORDER-01). Assumption: jd is 基地. Reads only.
         */
        get: operations["getJdPlanSendRange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/mfyj/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 删除免费样机订单
         * @description Deletes an order for a free sample machine that is not yet delivered (/myOrder, /yjList, ORDER-01). Assumption: mfyj is 免费样机. Removes the order in spite of the GET.
         */
        get: operations["deleteMfyjOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/cancelButtonRejectReason": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询取消原因
         * @description The reasons that the cancel dialog of /myOrder and /orderDetail offers (ORDER-01). Reads only.
         */
        get: operations["listCancelReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/v1/order/audit/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询待审核订单
         * @description Orders that wait for the audit of a dealer's administrator, or were audited (/auditlist, /auditdetail, ORDER-01). Reads only.
         */
        post: operations["queryAuditOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/v1/order/audit/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 批量审核订单
         * @description Approves or refuses several orders at once; a refusal needs a remark (/auditlist, /auditdetail, ORDER-01). Changes the state of the orders.
         */
        post: operations["auditOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/logisticsTrajectory/getLogisticsInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询物流轨迹
         * @description The trail of a delivery note, newest node first (/logisticsDetail, /logisticsOrder, /deliveryOrder, ORDER-01). Reads only.
         */
        get: operations["getLogisticsInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/logisticsTrajectory/queryJJLogisticsTrack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询居家物流轨迹
         * @description The trail of goods that the home-delivery carrier takes to an end customer (/logisticsDetail, ORDER-01). Assumption: JJ is 居家. Reads only.
         */
        post: operations["queryJjLogisticsTrack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/depositOrder/payByCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 支付定金订单
         * @description The customer pays the deposit or the rest of a deposit order, for a number of units; yqStatus says whether it is overdue (/myOrder, ORDER-01). Charges the payer of the order; never sent twice by the client.
         */
        post: operations["payDepositOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/depositOrder/calculateJkfOrderApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 计算寄库费
         * @description Calculates the storage fee that an overdue deposit order owes before it can be paid or delayed (/myOrder, ORDER-01). Assumption: JKF is 寄库费. Reads only.
         */
        post: operations["calculateStorageFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/depositOrder/payOverdueJKF": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 支付逾期寄库费
         * @description Pays the overdue storage fee of an order (/myOrder, ORDER-01). Assumption: JKF is 寄库费, and the parameters. Charges the payer of the order in spite of the GET; never sent twice by the client.
         */
        get: operations["payOverdueStorageFee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/depositOrder/delayJkfOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 寄库订单延期
         * @description Delays an order that is stored at the centre (/myOrder, ORDER-01). Assumption: JKF is 寄库费, and the parameters. Changes the free storage end in spite of the GET.
         */
        get: operations["delayStorageOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/depositDelay/delayApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 申请定金订单延期
         * @description Applies to pay the rest of a deposit order later (/myOrder, ORDER-01). Adds an application that the centre approves.
         */
        post: operations["applyDepositDelay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/crowdFunding/payByCustomer/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 支付众筹订单
         * @description The customer pays the rest of a crowd-funding order (/myOrder, ORDER-01). Charges the payer in spite of the GET; never sent twice by the client.
         */
        get: operations["payCrowdFundingOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/chongbai/updateCbOrderStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 更新重百订单状态
         * @description Takes over the state that the department store reports for one of its orders (/myOrder, ORDER-01). Assumption: chongbai is 重百, and the fields. Changes the order.
         */
        post: operations["updateChongbaiOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/hairisheng/splitOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 海日生订单拆单
         * @description Splits the checked cart of a Hairisheng customer into orders, as splitOrder does (CART-03, /cart/settle). Assumption: the bodies are those of splitOrder. Changes the stored settlement.
         */
        post: operations["splitHairishengOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/hairisheng/cancelSaleOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 取消海日生销售订单
         * @description Cancels a sales order of the Hairisheng service (/myOrder, ORDER-01). Changes the order to cancelled.
         */
        post: operations["cancelHairishengOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/hrsTripartitePo/getPurchaseOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询三方采购订单
         * @description The purchase order that lies behind an order of the three-party business (hrsTripartitePo; /orderDetail). Reads only.
         */
        get: operations["getTripartitePurchaseOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/airorder/updateTHOrderInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 更新空调退货订单发票
         * @description Records the invoice of a returned air-conditioner order (/returnsmanage). Assumption: TH is 退货, and the fields. Changes the order.
         */
        post: operations["updateAirOrderInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/wholeHouse/getRejectOrderDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询全屋订单拒单详情
         * @description Why a whole-house order was rejected, and until when it must be handled (/logisticsRejection, /orderDetail). Reads only.
         */
        get: operations["getWholeHouseReject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/wholeHouse/orderRejectHandle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 处理全屋订单拒单
         * @description Answers a rejection - change the order, cancel it, or insist with a remark (/orderDetail). Changes the order.
         */
        post: operations["handleWholeHouseReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/wholeHouse/order/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 变更全屋订单
         * @description Replaces products or numbers of a whole-house order within its valid time (/orderDetail). Changes the order.
         */
        post: operations["changeWholeHouseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/wholeHouse/getValidTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询全屋订单可变更时间
         * @description Until when a whole-house order can be changed (/orderDetail). Reads only.
         */
        get: operations["getWholeHouseValidTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/allocation/queryAllocationList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询配额单
         * @description Goods that the centre offers to a dealer and that he confirms or refuses (/deliveryOrder, /deliveryOrderConfirm). Assumption: an allocation is a 配额单. Reads only.
         */
        post: operations["queryAllocations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/allocation/confirmOrRefuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 确认或拒绝配额单
         * @description Confirms or refuses offered goods; a refusal needs a reason (/deliveryOrderConfirm). Changes the allocation; a confirmation places its order.
         */
        post: operations["confirmOrRefuseAllocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/poprzbh/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询 POP 备货单
         * @description Goods that a pop customer keeps in reserve (/POPreserveGoods, ROLE-01 pop customer). Reads only.
         */
        post: operations["queryPopReserves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/poprzbh/stop/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 停用 POP 备货单
         * @description Stops a reserve, so that its remaining goods go back to the centre (/POPreserveGoods). Changes the reserve.
         */
        post: operations["stopPopReserve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/poprzbh/exportExcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 导出 POP 备货单
         * @description The reserves as a spreadsheet (/POPreserveGoods, HTTP-10). An error envelope may come in place of the file. Reads only.
         */
        get: operations["exportPopReserves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/poprzbh/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询 POP 备货单详情
         * @description One reserve with the orders that drew on it (/POPorderDeatil). Reads only.
         */
        get: operations["getPopReserve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/poprzbh/getWarehouseList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询 POP 备货仓库
         * @description The warehouses in which a pop customer keeps goods in reserve; a filter of /POPreserveGoods and /popStockList. Reads only.
         */
        get: operations["listPopWarehouses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/poprzbh/getPoprzCustomerCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询POP客户编码
         * @description The codes of the pop customers; a customer whose code is in the list is a pop customer (ROLE-01). Read by /popOrder, /popStockList and /POPreserveGoods. Reads only.
         */
        get: operations["listPopCustomerCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/creditOrder/allowedApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询是否允许申请信用订单
         * @description Whether a customer may apply to order on credit, and up to how much (/loan/loanOrders, /loan/batchOrders). Reads only.
         */
        get: operations["checkCreditApplyAllowed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/creditOrder/submitApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交信用订单申请
         * @description Applies for an amount to order on credit (/loan/loanOrders). Adds an application that is then approved.
         */
        post: operations["submitCreditApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/creditOrder/queryApplyList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询信用订单申请
         * @description The applications of a customer to order on credit, with their approval steps (/loan/loanOrders, /loan/batchOrders). Reads only.
         */
        post: operations["queryCreditApplies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/orderweek/getArrivalWeeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询可选到货周
         * @description The weeks in which goods ordered today can arrive, Monday to Sunday. Used by /bulkOrder and by week promise and far week in /cart. Reads only.
         */
        get: operations["getArrivalWeeks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/payto/updatePaytoByOrderTypeNo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 修改整车订单付款方
         * @description Sets the payer of one whole-vehicle order that is not yet paid (TRAF-01). Used by /traffic/cart and /myOrder. Changes the order.
         */
        post: operations["updateTrafficPaytoByOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/payto/queryPaytoByOrderTypeNo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询整车订单付款方
         * @description The payer of one whole-vehicle order, and the payers that may take its place (TRAF-01, PAYER-01). Used by the payer dialog of /traffic/cart. Reads only.
         */
        get: operations["getTrafficPaytoByOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/payto/updatePaytoCodeBatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 批量修改整车付款方
         * @description Sets one payer for several whole-vehicle orders (TRAF-01). All of them change or none. Used by /traffic/cart. Changes the orders.
         */
        post: operations["updateTrafficPaytoBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/payto/queryAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询整车付款方
         * @description Every payer of a sold-to that may pay whole-vehicle orders, with its balance (TRAF-01). Used by /traffic/cart, /trafficAccount and /trafficAccountNew. Reads only.
         */
        get: operations["listTrafficPayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/payto/updatePaytoShoppingCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 修改整车购物车付款方
         * @description Sets the payer of one vehicle in the whole-vehicle cart (TRAF-01). Used by /traffic/cart. Changes the cart.
         */
        post: operations["updateTrafficCartPayto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/queryOrder/xyChangePayTo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 整车信用付款方变更
         * @description Changes the payer of a vehicle to a credit payer before submission (TRAF-01). Assumption: xy stands for 信用 (credit). Used by /traffic/cart. Changes the cart.
         */
        post: operations["changeTrafficCreditPayto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/queryOrder/shoppingCartAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询整车购物车
         * @description The whole-vehicle cart of a sold-to, grouped by vehicle with its car type and its sum (TRAF-01, CART-09). Shown by /traffic/cart. Reads only.
         */
        get: operations["listTrafficCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/queryOrder/shoppingCartNum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询整车购物车数量
         * @description The number of lines in the whole-vehicle cart, for the badge of the floating bar (FLOAT-01, TRAF-01). Reads only.
         */
        get: operations["getTrafficCartCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/queryOrder/changeKpf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 修改整车开票方
         * @description Sets the billing party of a vehicle in the whole-vehicle cart (TRAF-01). Assumption: kpf stands for 开票方. Used by /traffic/cart. Changes the cart.
         */
        post: operations["changeTrafficBillto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/traffic-order/payByCustomer/{orderFlowNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 整车订单客户付款
         * @description The customer pays a submitted whole-vehicle order from the balance of a payer (TRAF-01). Used by /traffic/cart and /myOrder. Changes the order and the balance; never send it twice by itself.
         */
        post: operations["payTrafficOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/trafficDelay/getApplyApprovalUserList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询整车延期审批人
         * @description Who may approve the delay of a whole-vehicle order (TRAF-01). Used by the delay dialog of /traffic/cart and /myOrder. Reads only.
         */
        get: operations["listTrafficDelayApprovers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/trafficDelay/getIsApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询整车是否可申请延期
         * @description Whether a delay may be applied for: true while the order waits for delivery and has no open application (TRAF-01). Used by /traffic/cart and /myOrder. Reads only.
         */
        get: operations["checkTrafficDelayApply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/trafficDelay/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交整车延期申请
         * @description Applies for a later delivery date of a whole-vehicle order (TRAF-01). Used by the delay dialog. Changes the order: an approval starts.
         */
        post: operations["submitTrafficDelay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/cart/deleteSub": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除整车购物车行
         * @description Removes single lines from the whole-vehicle cart (TRAF-01). Used by /traffic/cart. Changes the cart.
         */
        post: operations["deleteTrafficCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/cart/deleteAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 清空整车购物车
         * @description Removes every line of the whole-vehicle cart of a sold-to, or of one vehicle when IBR_ID is given (TRAF-01). Used by /traffic/cart. Changes the cart.
         */
        post: operations["deleteTrafficCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/cart/deleteAllZK": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 清空整车折扣购物车
         * @description Removes the discounted lines of the whole-vehicle cart (TRAF-01). Assumption: ZK stands for 折扣 (discount). Used by /traffic/cart. Changes the cart.
         */
        post: operations["deleteTrafficDiscountCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/cart/cartSubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交整车购物车
         * @description Submits chosen vehicles of the cart as whole-vehicle orders, after the pre-check (TRAF-01). Used by /traffic/cart. Changes cart and orders; never send it twice by itself.
         */
        post: operations["submitTrafficCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/order/preCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 整车下单预检查
         * @description Checks chosen vehicles before submission: stock, price, credit, minimum and maximum numbers, load. It may run two minutes (HTTP-01, TRAF-01). Used by /traffic/cart. Reads only.
         */
        post: operations["preCheckTrafficOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/customerCarpool/setGD": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 设置整车挂单
         * @description Puts a vehicle up for carpool, so that other customers may join it (TRAF-01). Assumption: GD stands for 挂单 (offer a vehicle) and BD for 并单 (join one). Used by /traffic/cart and /traffic/accept. Changes the carpool state.
         */
        post: operations["setTrafficCarpoolGd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/customerCarpool/undoGD": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 取消整车挂单
         * @description Takes a vehicle back from carpool (TRAF-01). Assumption: GD stands for 挂单 (offer a vehicle) and BD for 并单 (join one). Used by /traffic/cart and /traffic/accept. Changes the carpool state.
         */
        post: operations["undoTrafficCarpoolGd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/customerCarpool/setBD": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 设置整车并单
         * @description Joins a vehicle to the package of another customer (TRAF-01). Assumption: GD stands for 挂单 (offer a vehicle) and BD for 并单 (join one). Used by /traffic/cart and /traffic/accept. Changes the carpool state.
         */
        post: operations["setTrafficCarpoolBd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/customerCarpool/undoBD": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 取消整车并单
         * @description Leaves the package of another customer (TRAF-01). Assumption: GD stands for 挂单 (offer a vehicle) and BD for 并单 (join one). Used by /traffic/cart and /traffic/accept. Changes the carpool state.
         */
        post: operations["undoTrafficCarpoolBd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/base/queryJDWarehouse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询基地仓库
         * @description The production-base warehouses from which whole vehicles go to a ship-to (TRAF-01). Assumption: JD stands for 基地 (base). Used by /traffic/list and /traffic/cart. Reads only.
         */
        get: operations["listBaseWarehouses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/base/queryGoodsPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询整车产品价格
         * @description The whole-vehicle prices of products for a sold-to and ship-to (TRAF-01). Used by /traffic/list and /traffic/cart. Reads only.
         */
        post: operations["getTrafficGoodsPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/v2/trafficPackage/queryPcOrderBySendtoCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询送达方拼车订单
         * @description The carpool packages that a ship-to takes part in or may join, with the room that is left (TRAF-01). Shown by /traffic/accept and /traffic/cart. Reads only.
         */
        get: operations["listTrafficCarpoolOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/v2/trafficPackage/queryCustomerInSamePackage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询同车客户
         * @description The customers whose goods travel in one carpool package, with their share of the volume (TRAF-01). Shown by /traffic/accept. Reads only.
         */
        get: operations["listTrafficPackageCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/trafficYdContact/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询整车收货联系人
         * @description The delivery contact of a ship-to for whole vehicles (TRAF-01). Shown by /traffic/cart. Reads only.
         */
        get: operations["getTrafficContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/trafficYdContact/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存整车收货联系人
         * @description Saves the delivery contact of a ship-to for whole vehicles (TRAF-01). Used by /traffic/cart. Changes the contact.
         */
        post: operations["saveTrafficContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/ydContact/updateSendType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 修改整车送货方式
         * @description Sets how a vehicle of the cart is delivered: to the warehouse or collected by the customer (TRAF-01). Assumption: the codes. Used by /traffic/cart. Changes the cart.
         */
        post: operations["updateTrafficSendType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/ydContact/updatePayMoney": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 修改整车付款金额
         * @description Sets the amount that a payer pays for a vehicle of the cart (TRAF-01, VALID-01). Used by /traffic/cart. Changes the cart.
         */
        post: operations["updateTrafficPayMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/carTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询车型
         * @description The car types for whole-vehicle orders with their volume (TRAF-01). Used by /traffic/list and /traffic/cart. Reads only.
         */
        get: operations["listTrafficCarTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coc/api/trafficCustomer/sendToAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询整车客户送达地址
         * @description The ship-to addresses of a customer that whole vehicles may be sent to (TRAF-01). Used by /trafficAuth, /trafficAuthNew and /offsitePermissionApply. Reads only.
         */
        post: operations["listTrafficCustomerAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coc/api/trafficCustomer/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存整车权限申请
         * @description Saves a draft of the application for whole-vehicle permission (TRAF-01). Used by /trafficAuth, /trafficAuthNew and /offsitePermissionApply. Changes the draft.
         */
        post: operations["saveTrafficCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coc/api/trafficCustomer/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交整车权限申请
         * @description Submits a saved application for whole-vehicle permission (TRAF-01). Used by /trafficAuth, /trafficAuthNew and /offsitePermissionApply. Changes the application: an approval starts.
         */
        post: operations["submitTrafficCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coc/api/trafficCustomer/approveStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询整车权限审批状态
         * @description How far the application for whole-vehicle permission is (TRAF-01). Shown by /trafficAuth, /trafficAuthNew and /offsitePermissionApply. Reads only.
         */
        get: operations["getTrafficCustomerApproveStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/queryOrder/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询调货购物车
         * @description The transfer cart of a sold-to, grouped like the whole-vehicle cart; its smallest number is 1 (TRANS-01, CART-09). Shown by /transfer/cart. Reads only.
         */
        get: operations["listTransferCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/cargoQuery/queryGoodsPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询调货产品价格
         * @description The transfer prices of products for a sold-to and ship-to (TRANS-01). Used by /transfer/list and /transfer/cart. Reads only.
         */
        post: operations["getTransferGoodsPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/dhDeleteOrder/deleteProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除调货产品
         * @description Removes lines from the transfer cart (TRANS-01). Used by /transfer/cart. Changes the cart.
         */
        post: operations["deleteTransferProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/dhDeleteOrder/deleteOrderForm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除调货单
         * @description Removes one whole group of the transfer cart (TRANS-01). Used by /transfer/cart. Changes the cart.
         */
        post: operations["deleteTransferOrderForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/dhDeleteOrder/upDHPayMoney": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 修改调货付款金额
         * @description Sets the amount that a payer pays for a group of the transfer cart (TRANS-01, VALID-01). Used by /transfer/cart. Changes the cart.
         */
        post: operations["updateTransferPayMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/defaultOrder/submitDhOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交调货订单
         * @description Submits chosen groups of the transfer cart as transfer orders (TRANS-01). Used by /transfer/cart. Changes cart and orders; never send it twice by itself.
         */
        post: operations["submitTransferOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/addToCart/updateOrderQty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 修改调货数量
         * @description Sets the number of a line of the transfer cart, at least 1 (TRANS-01, CART-09). Used by /transfer/cart. Changes the cart.
         */
        post: operations["updateTransferOrderQty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/queryOrder/shoppingCartNum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询调货购物车数量
         * @description The number of lines in the transfer cart, for the badge of the floating bar (FLOAT-01, TRANS-01). Reads only.
         */
        get: operations["getTransferCartCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transfer/application/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询账户划转申请
         * @description One page of the transfer applications of a customer, newest first (TRANS-01). Shown by /accounttransfer, /accountparalleltransfer and /financetransfer. Reads only.
         */
        post: operations["queryTransfers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transfer/application/region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询划转区域
         * @description The regions with their sales organisations between which a customer may transfer (TRANS-01). Used by /accounttransfer and /accountparalleltransfer. Reads only.
         */
        post: operations["listTransferRegions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transfer/application/deleteTransferModel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除划转申请
         * @description Deletes a transfer application that is not yet approved (TRANS-01). Used by /accounttransfer. Changes the application.
         */
        post: operations["deleteTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transfer/application/saveTransferModel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交账户平调申请
         * @description Applies for a transfer between two payers of one customer (TRANS-01, VALID-01). Used by /accounttransfer. Changes the applications; never send it twice by itself.
         */
        post: operations["saveTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transfer/application/saveTransferModelByMasterSon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交主子户划转申请
         * @description Applies for a transfer between a main customer and its branch (TRANS-01, VALID-01). Used by /accountparalleltransfer. Changes the applications; never send it twice by itself.
         */
        post: operations["saveMasterSonTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transfer/application/saveFinanceTransferModel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交财务划转申请
         * @description Applies for a transfer that the finance department carries out (TRANS-01, VALID-01). Used by /financetransfer. Changes the applications; never send it twice by itself.
         */
        post: operations["saveFinanceTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transfer/application/showTransferWindow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询是否显示划转窗口
         * @description Whether the transfer window is shown to the customer at this time (TRANS-01). Used by /accounttransfer. Reads only.
         */
        get: operations["checkTransferWindow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transfer/application/changeOrg.nd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 切换划转销售组织
         * @description What belongs to the chosen sales organisation: region, channel and payers (TRANS-01). Used by /accounttransfer when the organisation changes. Reads only.
         */
        get: operations["getTransferOrg"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transfer/application/getPayToByMasterSon.nd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询主子户付款方
         * @description The payers of a branch to which its main customer may transfer (TRANS-01). Used by /accountparalleltransfer. Reads only.
         */
        get: operations["listMasterSonPayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transfer/application/isCrossCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询是否跨中心划转
         * @description Whether a transfer between two payers crosses centres, which needs one more approval (TRANS-01). Used by /accounttransfer and /accountparalleltransfer. Reads only.
         */
        get: operations["checkCrossCenterTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transfer/application/isTransferPol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询是否已同意划转协议
         * @description Whether the customer has agreed to the transfer agreement; without it the page asks first (TRANS-01). Used by /accounttransfer. Reads only.
         */
        get: operations["checkTransferPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transfer/application/saveTransferPol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 同意划转协议
         * @description Records that the customer agrees to the transfer agreement (TRANS-01). Used by /accounttransfer. Changes the agreement state.
         */
        post: operations["saveTransferPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/Money/transform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 金额转中文大写
         * @description Turns an amount into Chinese capitals for vouchers and transfer forms (TRANS-01, VALID-01). Used by /accounttransfer and /receipts. Reads only.
         */
        post: operations["transformMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/saleto/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询售达方
         * @description Code and name of a sold-to. Shown by the sold-to selector of the header (HEAD-01). Reads only.
         */
        get: operations["getSoldTo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/sendto/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询送达方列表
         * @description The ship-tos of a sold-to; the one with isDefault 1 is the default (ADDR-01). Shown by the ship-to selector and the dialog 切换送达方 (HEAD-01, FLOAT-06). Reads only.
         */
        get: operations["listShipTos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/sendto/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询默认送达方
         * @description The default ship-to of a sold-to (ADDR-01). Read by the header when no choice is stored. Assumption: the parameter, as in sendto/list. Reads only.
         */
        get: operations["getDefaultShipTo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/payto/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询售达方的付款方
         * @description The payers that a sold-to may pay by. Shown by /cart/settle and the payer pages (PAYER-01). Reads only.
         */
        get: operations["listPayTos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/customers/auxiliary/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询销售信息
         * @description Channel, channel group, customer flag and labels of a customer; menus, floating bar, payer route and addresses depend on them (PROF-02, FLOAT-03, ADDR-02, MENU-05, FREEZE-03). Assumption: the parameter. Reads only.
         */
        get: operations["getSaleInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/customers/auxiliary/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询收货地址
         * @description The delivery addresses of the signed-in customer, the valid ones unless asked otherwise (ADDR-03). Shown by /deliveryaddress. Reads only.
         */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/customers/auxiliary/payer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询付款方
         * @description The payers of a sales group of the signed-in customer, the valid ones unless asked otherwise. Shown by /personal/payerZY and /personal/payerCT (PROF-02). Reads only.
         */
        get: operations["listPayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/customers/auxiliary/relations/{addressCode}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 设置默认送达方
         * @description Makes an address the default ship-to of the signed-in customer (ADDR-01). Used by the header, the dialog 切换送达方 (FLOAT-06) and /deliveryaddress. Changes the default, although the method is GET.
         */
        get: operations["setDefaultAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/payerBalanceList/inquire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询付款方余额
         * @description All payers of a customer with their balances; the popup shows the top six without the types 03, 07 and 15 (FLOAT-05). Reads only.
         */
        post: operations["listPayerBalances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coc-search/api/v1/customer/loginVerify/{customerCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 客户视图登录校验
         * @description Whether the signed-in user may open the customer view of a sold-to; asked when the page is reached via /customerview (ROUTE-06). Reads only.
         */
        get: operations["verifyCustomerLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/liquidateApplySubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交清户申请
         * @description Applies to liquidate the account of a customer in a sales organisation, for one industry or all. Used by /accountsubmit. Changes state; the account stays usable until the application is approved and settled.
         */
        post: operations["submitLiquidateApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/accountLiquidateSettle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 清户结算确认
         * @description The customer confirms the settlement of an approved liquidation; the balance is then refunded and the account closed. Used by /accountmessage (assumption). Changes state and cannot be undone.
         */
        post: operations["settleAccountLiquidation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/checkIsApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询是否可发起清户
         * @description Whether a customer has no open liquidation application, so that a new one may be begun. Used by /accountsubmit (assumption; no route is named for liquidation). Reads only; liquidateApplyJudge then judges the account.
         */
        post: operations["checkLiquidateApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/queryNetworkList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询网点申请
         * @description One page of a customer's stores and store applications, newest first. Used by /netvipapply, /netvipdetail, /storeapplication, /applying and /applydetail (by applyNo). Reads only.
         */
        post: operations["queryNetworks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/networkApplyNew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交网点申请
         * @description Applies to open, rebuild or close a store. Used by /netvipapply and /storeapplication. Changes state; the store gets its code when the application is approved.
         */
        post: operations["submitNetworkApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/queryIndustryList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询可经营产业
         * @description The industries that a customer runs in a sales organisation. Used by the store and liquidation forms. Reads only.
         */
        post: operations["queryIndustries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/querySaleOrg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询销售组织
         * @description The sales organisations in which a customer is kept. Used by the store and liquidation forms. Reads only.
         */
        get: operations["listSaleOrgs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/liquidateApplyJudge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 清户条件校验
         * @description Judges the conditions of a liquidation one by one; a failed item blocks the application, a reminder must be settled before accountLiquidateSettle. Used by /accountsubmit. Reads only.
         */
        get: operations["judgeLiquidateApply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/queryOrderDto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询清户未完成订单
         * @description The orders that are still open and must be finished or cancelled before the account is settled. Used by /accountsubmit. Reads only.
         */
        get: operations["listLiquidationOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/queryRebate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询清户未使用返利
         * @description The rebates that the customer has not used; a liquidation pays them out or writes them off. Used by /accountsubmit. Reads only.
         */
        get: operations["listLiquidationRebates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/querySapMoneyDto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询清户账户余额
         * @description The balances in the ledger that a liquidation refunds, by payer. Used by /accountsubmit. Reads only.
         */
        get: operations["listLiquidationBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/cancelLiquidateApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 取消清户申请
         * @description Withdraws an application that is still being approved; it stays in the list as cancelled. Used by /accountmessage. Changes state, though it is a GET.
         */
        get: operations["cancelLiquidateApply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/deleteLiquidateApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 删除清户申请
         * @description Removes a cancelled or rejected application from the list. Used by /accountmessage. Changes state, though it is a GET.
         */
        get: operations["deleteLiquidateApply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/queryNetworkApplyNode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询网点申请审批节点
         * @description The approval steps of a store application. Used by /netvipdetail and /applydetail. Reads only.
         */
        get: operations["listNetworkApplyNodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/queryHCCTrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询中心
         * @description The sales centres (工贸) that a customer's store may belong to; the first level of the region choice of the store form. Reads only.
         */
        get: operations["listHccTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/queryHCCProvince": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询中心所辖省
         * @description The provinces of a centre, for the region choice of the store form. Reads only.
         */
        get: operations["listHccProvinces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/queryHCCCity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询省所辖市
         * @description The cities of a province, for the region choice of the store form. Reads only.
         */
        get: operations["listHccCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/queryHCCDistrict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询市所辖区县
         * @description The districts of a city, for the region choice of the store form. Reads only.
         */
        get: operations["listHccDistricts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/queryHCCTown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询区县所辖乡镇街道
         * @description The towns and streets of a district, for the region choice of the store form. Reads only.
         */
        get: operations["listHccTowns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/queryAccountFlowDto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询清户进度
         * @description The latest liquidation application of a customer with its approval steps. Used by /accountmessage. Reads only.
         */
        get: operations["getAccountFlow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/queryHccProductLineStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询产品线状态
         * @description Which product lines of a customer are open, being liquidated or closed; a closed line cannot be chosen in the store form. Reads only.
         */
        get: operations["listHccProductLineStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coc/api/potentialCustomer/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 分页查询潜在客户
         * @description One page of the potential customers that a customer has recommended, newest first. Reads only.
         */
        get: operations["listPotentialCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coc/api/potentialCustomer/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询潜在客户详情
         * @description One potential customer with its pictures. Reads only.
         */
        get: operations["getPotentialCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coc/api/potentialCustomer/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 上传潜在客户图片
         * @description Uploads a picture of one kind (business licence, storefront, identity card) for a potential customer. Stores a file; the form refers to it by its number.
         */
        post: operations["uploadPotentialCustomerPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/unfreeze/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交解冻开单申请
         * @description Applies to lift the order freeze of one type (M no store, J no pickup for over 180 days); the flag then becomes the application number that begins with D (FREEZE-01, FREEZE-02). Used by /unfreezeApplication. Changes state.
         */
        post: operations["submitUnfreezeApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/unfreeze/queryUnSignedProductGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询未签约产品组
         * @description The product groups for which the customer has no signed contract; the application form warns of them, since they stay closed after unfreezing. Used by /unfreezeApplication. Reads only.
         */
        get: operations["listUnsignedProductGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/unfreeze/queryUnfreezeApplyForFlag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询冻结标识
         * @description Whether a customer is frozen for having no store (M) or as a zombie account (J), and what became of an application to unfreeze (FREEZE-01 to FREEZE-04). Asked when the shell starts; shown by /unfreezeApplication and /thawingDetails. Reads only.
         */
        get: operations["getUnfreezeFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/unfreeze/unfreezeApplyHis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询解冻申请记录
         * @description The unfreeze applications of a customer, newest first. Used by /thawingDetails, where rejected and submitted flags lead (FREEZE-02). Reads only.
         */
        get: operations["listUnfreezeApplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/sendtoChangeApproval/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交送达方变更
         * @description Applies for a new address or contact of one ship-to; it stays as it is until the application is approved (1§4). Used by /deliveryaddress. Changes state; one open application per ship-to.
         */
        post: operations["submitSendtoChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/sendtoChangeApproval/getApprovalStatusBySendToCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询送达方变更审批状态
         * @description The latest change application of a ship-to (1§4). Used by /deliveryaddress to show its state and the revoke button. Reads only. Assumption: no data when there has never been one.
         */
        get: operations["getSendtoChangeStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/sendtoChangeApproval/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 撤销送达方变更
         * @description Withdraws an application that is still being approved (1§4). Used by /deliveryaddress. Changes state.
         */
        post: operations["revokeSendtoChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/customer/getAccountList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询子账号列表
         * @description The sub-accounts of a customer, the administrator's own account first (ACC-01). Only administrators see its menu entry, routeName account (PROF-03). Reads only.
         */
        get: operations["listSubAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/customer/getAllRolesAndPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询可分配的全部角色与权限
         * @description Every role and every menu or button that the administrator of a customer may grant; fills the two trees of the edit dialog (ACC-01). Reads only.
         */
        get: operations["getAllRolesAndPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/customer/getRoleAndPermissionList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询某个子账号的角色与权限
         * @description What one sub-account has been granted; ticks the trees of the edit dialog (ACC-01). Reads only.
         */
        get: operations["getSubAccountPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/customer/getPermissionList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询菜单与按钮权限
         * @description The menus and buttons that the signed-in user was granted, before the filters of the portal (SIDE-01 to SIDE-07, MENU-01 to MENU-08, PROF-01, FLOAT-02). Fetched once when the shell starts and kept. Reads only.
         */
        get: operations["getPermissionList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/customer/updateSubAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 修改子账号
         * @description Replaces the roles and permissions of one sub-account and may switch it on or off; the lists given are the whole new state (ACC-01). The holder sees the change at the next login. Changes the sub-account.
         */
        post: operations["updateSubAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/getUserInfoByToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询当前用户
         * @description The user behind the bearer token, with roles and sold-tos (AUTH-02, HEAD-01, TOP-03). Called when a token was stored and when the shell starts. Reads only.
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 授权页返回地址
         * @description The return path that the provider's authorisation page is given; it answers with a redirect to the address in `state`, the token in its query (HTTP-07, AUTH-02). A browser goes here; no client calls it.
         */
        get: operations["redirectAfterLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/permission/getHotspotImages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询菜单热点图
         * @description The pictures beside the fly-out menus of level 2 or 3 (SIDE-01, MENU-07). Reads only.
         */
        get: operations["getHotspotImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/queryCustomerInterestProductByAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询关注产品
         * @description One page of the products that an account follows, newest first (CONCERN-01). Used by /myConcern. Reads only.
         */
        post: operations["queryInterestProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/addInterestProduct/{customerCode}/{account}/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 关注产品
         * @description Follows one or several products; those already followed stay as they are (CONCERN-01). Used by the product lists and the detail. Changes the list of followed products. Everything is in the path, there is no body.
         */
        post: operations["addInterestProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/removeInterestProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 取消关注产品
         * @description Stops following products (CONCERN-01). Used by /myConcern and the product detail. Changes the list of followed products.
         */
        post: operations["removeInterestProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/queryCommonQuestionList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询常见问题
         * @description One page of common questions (QUEST-01). Used by /mall/helpPage, where dealers read the enabled ones, and /mall/editHelpPage, where all are kept. Reads only.
         */
        post: operations["queryCommonQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/questionIsUse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 启用或停用常见问题
         * @description Shows a question to dealers or hides it (QUEST-01). Used by /mall/editHelpPage. Changes the question.
         */
        post: operations["setQuestionInUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/questionSaveOrUpdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新增或修改常见问题
         * @description Saves a question; without id it is new, with id it replaces that question (QUEST-01). Used by /mall/editHelpPage. Changes the questions.
         */
        post: operations["saveCommonQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/queryCommonQuestionDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询常见问题详情
         * @description One question with its answer (QUEST-01). Used by /mall/helpPage and /mall/editHelpPage. Reads only.
         */
        get: operations["getCommonQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/questionDelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 删除常见问题
         * @description Deletes a question (QUEST-01). Used by /mall/editHelpPage. Changes the questions, though it is a GET.
         */
        get: operations["deleteCommonQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coc-product/product/getProductPageByProductCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询产品
         * @description One page of the products that a sold-to and ship-to may buy, by code, keyword, category or attribute. Shown by /index, /list, /malllist and /detail (SEARCH-01, CAT-01). Assumption: the filters beside the product code. Reads only.
         */
        post: operations["queryProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commodity/api/productPrice/allprice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询产品价格
         * @description The present prices of products for a sold-to and ship-to. Shown wherever products are: /index, /list, /detail, /malllist. Reads only.
         */
        post: operations["listPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commodity/api/productPrice/queryPriceDailySales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询每日销价
         * @description Price and sales of a product on each of the last days. Shown by the price trend of /detail. Reads only.
         */
        get: operations["listDailySalesPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commodity/api/productStock/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询产品库存
         * @description The present stock of products for a sold-to and ship-to, with week promise and far week (CART-02). Shown wherever products are: /index, /list, /detail, /malllist. Reads only.
         */
        post: operations["listStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commodity/api/productStock/inventoryQueryByPageNew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询产品库存
         * @description One page of the products that a sold-to may order with their stock. Used by /popStockList and the stock pages. Reads only.
         */
        post: operations["queryInventoryPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commodity/api/productStock/isYdycBySaletoCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询是否异地云仓客户
         * @description Whether a sold-to may order from a remote cloud warehouse (异地云仓); the cart and product pages then offer it. Reads only.
         */
        get: operations["checkRemoteCloudWarehouse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commodity/api/productGroup/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询产品组
         * @description The product groups that a sold-to may order, for filters. Reads only.
         */
        get: operations["listProductGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commodity/api/sample/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 分页查询样机
         * @description One page of the sample machines that a sold-to may order at the sample price. Used by /specimen/list and /prototypeSample. Reads only.
         */
        get: operations["listSamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询分类菜单
         * @description The category menu with sub-categories, keyword tags and advertisements (CAT-01, CAT-02). The call catalogue does not name it; the menu of the header plainly needs it. Reads only.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/categoryPictrues/addClicks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 记录分类广告点击
         * @description Records a click on an advertisement of the category menu (CAT-02); the path carries the spelling of the backend. Assumption: the fields. Changes the click count.
         */
        post: operations["recordCategoryAdClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basic/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 上传附件
         * @description Stores one file (picture, PDF or spreadsheet) for a form; the form refers to it by its number. Used by every form with attachments. Stores a file.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jsh-buyreturn/bsp/routine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 执行退换货 BSP 例程
         * @description A routine of the BSP platform for returns. Which routine and what it answers is not shown, and no screen reads it; Assumption, the customer code is sent. What it changes is unknown, so it is treated as a write.
         */
        post: operations["runBuyReturnRoutine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/queryYilihuoVideoToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询易理货视频令牌
         * @description A short-lived token with which the easy-tally pages play their videos (/easyTallySystem, /easyhelp). Reads only.
         */
        get: operations["getYilihuoVideoToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operateAssistant/inWhitelist/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询白名单
         * @description Whether a customer is on the white list of the operation assistant; the rule behind it is not shown. Assumption: the id is the customer code. Reads only.
         */
        get: operations["checkWhitelist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operateAssistant/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 导出样表
         * @description A sample sheet as a spreadsheet - credit, prototype or whole-vehicle; for engineering a link comes in an envelope instead, code 1 is success and any other message shows for 2 seconds (SIDE-07, HTTP-10). Used by the side bar. Reads only. Assumption; that the four exports are this call and its `type`.
         */
        get: operations["exportSampleSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basic/dictionary/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询数据字典
         * @description The entries of one dictionary in their order, for drop-downs and for the Chinese names of states. Reads only.
         */
        get: operations["queryDictionary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basic/asyncExport/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 创建异步导出
         * @description Begins an export that takes too long to wait for; the user is told in the message list when the file is ready. Used by the large statements and reports. Starts a task.
         */
        post: operations["createAsyncExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basic/address/province": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询省
         * @description All provinces, for the address forms. Takes no input. Reads only.
         */
        get: operations["listProvinces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basic/address/city/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询市
         * @description The cities of a province, for the address forms. Reads only.
         */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basic/address/area/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询区县
         * @description The districts of a city, for the address forms. Reads only.
         */
        get: operations["listAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 分页查询活动
         * @description One page of the store and promotion activities for a customer, newest first. Used by /activeshop/tab and /eventlist. Reads only. Assumption; that this call pages activities.
         */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eventWork/prefill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 事件工单预填
         * @description Hands the facts of a page (order, product, submitter) to the event-work form, which opens with them filled in; without submitter information the portal refuses before it sends (VALID-04). Used by the feedback menu, /eventTrace and the order pages. Stores a draft.
         */
        post: operations["prefillEventWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/paymentPassword/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 重置支付密码
         * @description Sets a new payment password with a code that was sent to the administrator's phone. Used by /paymentpassword. Changes the password; it is sent encrypted and never logged.
         */
        post: operations["resetPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/protocolAuth/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询协议授权
         * @description The protocols that a customer has authorised or has still to sign. Used by /agreementList. Reads only.
         */
        get: operations["searchProtocolAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/reverse/product/checkCustomerReverseAuthority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询采购退货权限
         * @description Whether a customer may return purchased goods; decides the menu items 20240922 and 20240923 (MENU-04). Assumption: the parameter. Reads only.
         */
        get: operations["checkReverseAuthority"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/reverse/product/checkCustomerReverseAgreementSign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询采购退货协议
         * @description Whether the purchase return protocol is signed or applied for, and the code of its contract (MENU-08). Asked before the menu items 20240922 and 20240923 open, under a full-screen loading. Assumption: the parameter. Reads only.
         */
        get: operations["checkReverseAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/financial-data/redInvoice/{customerCode}/searchAuthorityInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询红票权限
         * @description Whether a customer may issue red invoices: valid, or rebateAuth or returnAuth (MENU-02); decides the menu items 20085 and 20084, /rebateHandling and /returnHandling. Reads only.
         */
        get: operations["getRedInvoicePermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/evaluate/getEvaluateStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询评价状态
         * @description Whether a dealer still has to evaluate an order or a service visit. Used by /evaluate and the mobile pages /indexcontent and /evaluationcontent. Reads only.
         */
        get: operations["getEvaluateStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/evaluate/getAllAttributeInfoByType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询评价项目
         * @description The questions of one kind of evaluation with the tags that can be ticked. Used by /evaluate and /evaluationcontent. Reads only.
         */
        get: operations["listEvaluateAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/evaluate/getEvaluateInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询评价内容
         * @description A submitted evaluation with its scores and the reply. Used by /evaluate, /evaluationsuccess and /historyQuestion. Reads only.
         */
        get: operations["getEvaluateInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/evaluate/submitEvaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交评价
         * @description Evaluates an order or a service visit, once. Used by /evaluate and /evaluationcontent; /evaluationsuccess follows. Changes state.
         */
        post: operations["submitEvaluate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-analysis/getCyclePredict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询周期销量预测
         * @description The weekly sales forecast of a product at a sold-to. Used by /purchase/recommand. Reads only.
         */
        get: operations["getCyclePredict"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-analysis/getYlhZlCustomerInventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询客户库存分析
         * @description The stock that a customer holds by product with its daily sales and the days it lasts. Used by /purchase/safetyStockDays and /stockReportForms. Reads only.
         */
        get: operations["listCustomerInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-analysis/getJshCusFlagData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询客户标识数据
         * @description Whether the calculator may be shown to a customer: true or false (FLOAT-03). Assumption: the parameter. Reads only.
         */
        get: operations["getCustomerFlagData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/stockUp/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 备货校验
         * @description Judges the lines of a stock-up order before it is created - stock, limits and permission. Used by /purchase/recommand and /purchase/safetyStockDays. Reads only.
         */
        post: operations["checkStockUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/stockUp/createOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 创建备货订单
         * @description Places a stock-up order. Used by /purchase/recommand and /purchase/safetyStockDays after checkStockUp. Changes state; it is never sent twice by itself.
         */
        post: operations["createStockUpOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/stockUp/getNumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询备货清单数量
         * @description How many products wait in the stock-up list of a sold-to, for a badge. Reads only.
         */
        get: operations["getStockUpNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coc/api/order/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询订单中心订单
         * @description One page of the orders of a customer in the order centre, newest first. Used by /newOrderCenter and /orderManagement. Reads only.
         */
        post: operations["searchCocOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coc/api/order/approval/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 发起订单中心审批
         * @description Opens the approval of an order in the order centre. Used by /newOrderCenter. Changes state. Assumption; that open means to begin an approval.
         */
        post: operations["openCocOrderApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/message/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询消息
         * @description One page of the messages of a unit (saletoCode plus _admin), newest first, of one type or all (MSG-01). Used by /messagelist with 10 a page and by the header panel with 4; /commonMessageDetail shows a record of it. Reads only; reading a message is told by updateMessageRead.
         */
        post: operations["queryMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/message/updateAllMessageRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 全部标为已读
         * @description Marks every message of a unit as read (MSG-01). Used by /messagelist. Changes the messages, though it is a GET; ask for the unread count again afterwards.
         */
        get: operations["readAllMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/message/updateMessageRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 标为已读
         * @description Marks one message as read (MSG-01). Used by /messagelist, /commonMessageDetail and the header panel. Changes the message, though it is a GET.
         */
        get: operations["readMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/message/getNotReadMessageType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 未读消息分类
         * @description The unread messages of a unit by type (HEAD-04, MSG-01). Shown by the message drop-down. Reads only.
         */
        get: operations["listUnreadMessageTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/message/getNotReadMessageCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 未读消息数
         * @description How many messages of a unit are unread; shown as 99+ above 99 (TOP-03, MSG-01). Assumption: the parameter, as in getNotReadMessageType. Reads only.
         */
        get: operations["getUnreadMessageCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/waitdo/unreadCount/{customerCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询待办数量
         * @description How many to-dos of a customer are open; the badge shows 99+ above 99 (MSG-01, TOP-03). Reads only.
         */
        get: operations["getTodoUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/waitdo/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 分页查询待办
         * @description One page of the open to-dos of a customer, the most urgent first; the panel asks for 4 (MSG-01). A click opens `url`. Reads only.
         */
        get: operations["listTodos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/systemNotification/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询系统通知
         * @description The platform's notices in force, newest first; platformSelection 1 is this portal (MSG-01). Used by the home page and the notice banner. Reads only.
         */
        get: operations["listSystemNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/systemNotification/showOpenInsertScreenFromHwork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询开屏弹屏
         * @description The notice that opens over the page when a user comes from the H_WORK app, if there is one. Reads only; having seen it is told by registerNotificationRead.
         */
        get: operations["getInsertScreen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/systemNotification/isread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询通知是否已读
         * @description Whether a user has already seen a notice, so that it is not opened again. Reads only. Assumption; the name could also mean to mark as read, for which Register/insert stands.
         */
        post: operations["checkNotificationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/systemNotification/Register/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 登记通知已读
         * @description Records that a user has seen a notice. Changes the reading record; a second time changes nothing.
         */
        post: operations["registerNotificationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/systemNotification/newProductRecommendation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询新品推荐
         * @description The new products that the home page recommends to a customer. A click opens the product detail. Reads only.
         */
        get: operations["listNewProductRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/finance/dialog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询财务弹窗
         * @description The finance reminders that open over the page after login, in their order (MSG-01). Reads only; closing one is told by readFinanceDialog.
         */
        get: operations["listFinanceDialogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/finance/dialog/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 财务弹窗标为已读
         * @description Marks a finance reminder as read, so that it does not open again (MSG-01). Changes the reminder, though it is a GET.
         */
        get: operations["readFinanceDialog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/finance/dialog/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询财务弹窗的发票
         * @description The invoices that a finance reminder speaks of (MSG-01). Reads only. Assumption; the specification gives only the address.
         */
        get: operations["listDialogInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/readLogApi/isConsentToUse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询是否已同意使用条款
         * @description Whether a user has agreed to the terms of use; if not, the portal asks before going on. Reads only.
         */
        post: operations["checkConsentToUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/readLogApi/consentToUse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 同意使用条款
         * @description Records that a user agrees to the terms of use. Changes the reading record.
         */
        post: operations["consentToUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/recommend/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询推荐词
         * @description The default words of the search box (type 1) or its recommended list (type 2), four to a page (SEARCH-03). Assumption: records and paging as in every list. Reads only.
         */
        post: operations["listRecommendedKeywords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/recommend/click": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 记录推荐词点击
         * @description Records a click on a recommended word, before its address opens or it is searched (SEARCH-03). Changes the click count.
         */
        post: operations["recordKeywordClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/productModel/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 联想产品型号
         * @description Product models that begin with or contain what the user typed. Shown below the search box (SEARCH-01). Assumption: the fields. Reads only.
         */
        get: operations["suggestProductModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/finance/accountGate/{gateType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询财务开关
         * @description Whether the finance pages of a gate type are open; a closed gate shows its remark as a warning and the user returns home (ROUTE-03). Asked when a gated finance route is entered. Assumption: the field names. Reads only.
         */
        get: operations["checkAccountGate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/singleSignOn/contractSupervise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 合同管理单点登录
         * @description Gives the one-time address that opens contract management at the signing provider, in a new window (SIDE-05). Used by /agreementList, /goElectricSignPage and menu items 901 and 902. Reads only.
         */
        post: operations["superviseContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/singleSignOn/contractDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询合同详情
         * @description One contract with its signing state and link. Used by /agreementList and /signing. Reads only.
         */
        post: operations["getFinanceContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/singleSignOn/contractSign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 发起合同签署
         * @description Starts the signing of a contract and gives the address where it is signed. Channel R signs an external protocol of contract type 80 (ROLE-01). Used by /signing and /agreementList. Changes the contract state.
         */
        post: operations["signFinanceContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/singleSignOn/relieveBinding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 解除电子签章绑定
         * @description Unbinds the e-signature account after the question 确定要解除电子签章绑定吗？ (SIDE-06). Changes the binding.
         */
        post: operations["unbindSigningAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/singleSignOn/isTips/{customerCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询签约提示
         * @description Whether a reminder to sign is to be shown to the customer, and its type, which noTips takes. Used by the shell after login and by finance pages. Reads only.
         */
        get: operations["getSigningTips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/singleSignOn/noTips/{type}/{customerCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 不再显示签约提示
         * @description Records that the customer does not want a type of reminder any more. Used by the reminder dialog. Changes the reminder state, although it is a GET.
         */
        get: operations["closeSigningTips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/singleSignOn/isHaveNoSignContract/{customerCode}/{docType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询是否有未签合同
         * @description Whether the customer has an unsigned contract of a document type. Used before finance and ordering pages that need it. Reads only.
         */
        get: operations["checkUnsignedContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/supplyChainFinance/queryFinanceHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询融资记录
         * @description One page of the financings of a customer, newest first, with the sum that is outstanding (FIN-01). Shown by /loan/getLoanHistory, /financingRecordQuery and /loan/preredeem. Reads only.
         */
        post: operations["queryFinanceHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/supplyChainFinance/queryFinanceRepayDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 查询融资还款明细
         * @description One financing with its repayments, done and planned; the principals add up to the amount (FIN-01). Shown by /loan/getrepayment, /loan/getRepay and /financeOrderQuery/financeOrderDetail. Reads only.
         */
        post: operations["getFinanceRepayDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/supplyChainFinance/serviceCharge/popUpPrompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询服务费弹窗提示
         * @description Whether an unpaid financing service charge is to be shown in a dialog, and its amount (FIN-01). Shown by /supplyChainFinance/charge and on entry of finance pages. Reads only.
         */
        get: operations["getServiceChargePrompt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/invoices/management/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 导出发票
         * @description The invoices of a period as a spreadsheet (FIN-01, HTTP-10). An error envelope may come in place of the file. Reads only.
         */
        get: operations["exportInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/supplyChainFinance/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交融资申请
         * @description Applies for financing, of chosen orders or as a recharge of the account. Inferred: /loan/preLoanApply (融资充值) submits, and no stated call does (FIN-01, VALID-01). Changes the credit that is used; never send it twice by itself.
         */
        post: operations["submitFinanceApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/supplyChainFinance/queryExpense": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询融资费用
         * @description One page of interest and service charges of financings. Inferred: /expenseQuery, /loan/getLoanCost and /supplyChainFinance/charge list costs, and the stated calls give none (FIN-01). Reads only.
         */
        post: operations["queryFinanceExpenses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/supplyChainFinance/queryFinanceOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询可融资订单
         * @description One page of the orders that may be financed. Inferred: /loan/loanOrders, /loan/batchOrders and /financeOrderQuery choose orders for financing, and the stated calls list financings only (FIN-01). Reads only.
         */
        post: operations["queryFinanceOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/supplyChainFinance/repay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交融资还款
         * @description Repays a financing, wholly or in part, before or at its due date. Inferred: /loan/getRepay, /loan/preredeem and /quickRedemption repay, and the stated calls only show (FIN-01, VALID-01). Changes the financing and the balance; never send it twice by itself.
         */
        post: operations["submitFinanceRepay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/live/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 分页查询直播
         * @description One page of live shows, running ones first. Inferred, since /live and the floating bar show them and no stated call answers them. Reads only.
         */
        get: operations["listLives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eventWork/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询事件工单
         * @description One page of the questions that a customer has reported with how they stand, newest first. Inferred, since /eventTrace and /historyQuestion list them and no stated call answers them. Reads only.
         */
        post: operations["queryEventWorks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eventWork/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交事件工单
         * @description Reports a question or complaint (VALID-04). Inferred, since /question-report-new sends a form and the only stated call, eventWork/prefill, fills it in. Changes state.
         */
        post: operations["submitEventWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/letter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 确认函件
         * @description Agrees to a letter, or objects to it with a reason. Inferred, since /letters/letterConfirm confirms and no stated call does. Changes the letter, once.
         */
        post: operations["confirmLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/letter/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 分页查询函件
         * @description One page of the letters to a customer, newest first. Inferred, since /letters and /letters/letterConfirmList list letters and no stated call answers them; a letter has a state that a message lacks. Reads only.
         */
        get: operations["listLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/news/detail/{newsId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询资讯详情
         * @description One piece of news with its content. Inferred, since /news/newsDetail/:newsId needs it and no stated call answers it. Reads only; the server counts the reading.
         */
        get: operations["getNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/news/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 分页查询资讯
         * @description One page of news, newest first. Inferred, since /news is a list and no stated call answers news (messages go to one unit, notices are pop-ups). Reads only.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/sms/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 查询短信详情
         * @description One text message with the order that it speaks of. Inferred, since /smsManage/order/detail opens one by its number and no stated call answers it. Reads only.
         */
        get: operations["getSms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/sms/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 分页查询短信
         * @description One page of the text messages sent to a customer's phones, newest first. Inferred, since /SMSlist and /smsManage list them and no stated call answers them. Reads only.
         */
        get: operations["listSms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/api/myorder/exportOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导出我的订单
         * @description The orders of a period as a spreadsheet, with the filters of queryMyOrders (ORDER-01 names the export of the order list, HTTP-10). Inferred: no stated my-order call gives a file. An error envelope may come in place of it. Reads only.
         */
        post: operations["exportMyOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/batchOrder/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 导入批量下单表格
         * @description Reads a sheet of order lines into a new batch, whose lines queryBatchOrderLines then shows. Inferred: /batchImport and /batchImportOfStore bring a sheet in, and no stated batchOrder call takes a file. Adds a batch.
         */
        post: operations["importBatchOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/poprzbh/stockList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询 POP 库存
         * @description Stock that a pop customer can order from, by model and warehouse. Inferred: the page /popStockList lists stock, and the stated poprzbh calls list only reserves. Reads only.
         */
        post: operations["queryPopStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/cart/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 加入整车购物车
         * @description Puts a product into the whole-vehicle cart. Inferred: /traffic/list fills the cart and the catalogue names only deletion and submission (TRAF-01, CART-09). Changes the cart.
         */
        post: operations["addToTrafficCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/cart/updateQty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 修改整车购物车数量
         * @description Sets the number of a line between IBL_MINNUM and IBL_MAXNUM (CART-09). Inferred: /traffic/cart edits numbers and the catalogue names no call for it (TRAF-01). Changes the cart.
         */
        post: operations["updateTrafficCartNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic/queryGoods/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询整车产品
         * @description One page of the products that can be ordered by whole vehicle. Inferred: /traffic/list and its search (SEARCH-01) plainly need a list, and the catalogue names only the price call, which needs product codes (TRAF-01). Reads only.
         */
        post: operations["queryTrafficGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/addToCart/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 加入调货购物车
         * @description Puts a product into the transfer cart. Inferred: /transfer/list fills the cart, and the stated addToCart/updateOrderQty only changes a line that is there (TRANS-01). Changes the cart.
         */
        post: operations["addToTransferCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/cargoQuery/queryGoodsList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 分页查询调货产品
         * @description One page of the products that can be transferred. Inferred: /transfer/list and its search (SEARCH-01) plainly need a list, and the catalogue names only the price call (TRANS-01). Reads only.
         */
        post: operations["queryTransferGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The add-to-cart payload (CART-03, 2§3). */
        AddToCart: {
            /** @description 产品编码 */
            productCode: string;
            /**
             * @description 活动类型：1 单品、2 组合、3 抢购
             * @enum {integer}
             */
            activityType: 1 | 2 | 3;
            /**
             * @description 活动 ID，单品为空
             * @default
             */
            activityId?: string;
            /** @description 送达方编码 */
            sendtoCode: string;
            /** @description 售达方编码 */
            saletoCode: string;
            /** @description 数量（台） */
            number: number;
            /**
             * @description 云仓类型：YC 云仓、YD 异地云仓，空为非云仓
             * @default
             */
            yuncangType?: string;
            /**
             * @description 云仓编码
             * @default
             */
            yuncangCode?: string;
            /** @description 产品行 */
            productList: {
                /** @description 产品编码 */
                productCode: string;
                /** @description 数量（台） */
                number: number;
                /**
                 * @description 价格类型
                 * @default PT
                 */
                priceType?: string;
                /**
                 * @description 价格版本
                 * @default
                 */
                priceVersion?: string;
                /**
                 * @description 库存版本
                 * @default
                 */
                stockVersion?: string;
            }[];
            /** @description 来源页面 */
            dataFrom?: string;
        };
        /** @description A delivery address of a customer (2§3, 1§3). */
        Address: {
            /** @description 地址编码，即送达方编码 */
            addressCode: string;
            /** @description 地址名称 */
            addressName?: string;
            /** @description 详细地址 */
            address: string;
            /** @description 默认标识，1 为默认 */
            defaultFlag?: number;
            /** @description 状态，1 有效 */
            status?: string;
            /** @description 产业编码 */
            tradeCode?: string;
            /** @description 客户编码 */
            customerCode?: string;
        };
        /** @description A remark that the buyer keeps with a collected delivery address. Assumption: the fields. */
        AddressCollectRemark: {
            /** @description 备注 ID */
            id: string;
            /** @description 送达方编码 */
            sendtoCode: string;
            /** @description 送达方地址 */
            sendtoAddress?: string;
            /** @description 备注 */
            remark: string;
            /** @description 收货联系人 */
            contactName?: string;
            /** @description 收货电话 */
            contactPhone?: string;
            /** @description 更新时间 YYYY-MM-DD HH:mm:ss */
            updateTime?: string;
        };
        /** @description Goods that the centre offers to allocate to a dealer, who confirms or refuses. Assumption: the fields. */
        Allocation: {
            /** @description 配额单号 */
            allocationNo: string;
            /** @description 产品编码 */
            productCode: string;
            /** @description 型号 */
            productModel?: string;
            /** @description 产品名称 */
            productName?: string;
            /** @description 配额数量（台） */
            number: number;
            /** @description 供价（元） */
            price?: number;
            /** @description 金额（元） */
            amount?: number;
            /** @description 送达方编码 */
            sendtoCode?: string;
            /** @description 送达方地址 */
            sendtoAddress?: string;
            /**
             * @description 状态码
             * @example 10
             * @example 20
             * @example 30
             */
            status: string;
            /** @description 状态名称 */
            statusName: string;
            /** @description 下发时间 YYYY-MM-DD HH:mm:ss */
            createTime?: string;
            /** @description 确认截止时间 YYYY-MM-DD HH:mm:ss */
            deadline?: string;
            /** @description 拒绝原因 */
            refuseReason?: string;
        };
        /** @description One step of an approval, done or to come. Assumption: the fields. */
        ApprovalNode: {
            /** @description 节点名称 */
            nodeName: string;
            /** @description 处理人 */
            handler?: string;
            /**
             * @description 状态码，0 未处理、1 已通过、2 已驳回
             * @example 0
             * @example 1
             * @example 2
             */
            status: string;
            /** @description 状态名称 */
            statusName: string;
            /** @description 处理意见 */
            remark?: string;
            /** @description 处理时间 YYYY-MM-DD HH:mm:ss */
            handleDate?: string;
        };
        /** @description An order that waits for, or went through, audit. Assumption: the fields. */
        AuditOrder: components["schemas"]["OrderSummary"] & {
            /** @description 提交人 */
            applyUser?: string;
            /** @description 提交时间 YYYY-MM-DD HH:mm:ss */
            applyTime?: string;
            /**
             * @description 审核状态码
             * @example 0
             * @example 1
             * @example 2
             */
            auditStatus: string;
            /** @description 审核状态名称 */
            auditStatusName: string;
            /** @description 审核人，未审核为空 */
            auditUser?: string;
            /** @description 审核时间，未审核为空 */
            auditTime?: string;
            /** @description 审核意见 */
            auditRemark?: string;
        };
        /** @description One batch of order lines, imported from a sheet. Assumption: the fields. */
        BatchOrderHead: {
            /** @description 批次号 */
            batchNo: string;
            /** @description 导入文件名 */
            fileName?: string;
            /**
             * @description 导入方式：ALL 整批、STORE 按门店
             * @example ALL
             * @example STORE
             */
            source?: string;
            /**
             * @description 状态码
             * @example 10
             * @example 20
             * @example 30
             */
            status: string;
            /** @description 状态名称 */
            statusName: string;
            /** @description 行数 */
            lineCount: number;
            /** @description 有误行数 */
            errorCount: number;
            /** @description 无误行金额合计（元） */
            amount: number;
            /** @description 导入账号 */
            userName?: string;
            /** @description 导入时间 YYYY-MM-DD HH:mm:ss */
            createTime?: string;
        };
        /** @description One line of a batch, with what is wrong with it. Assumption: the fields beside those of the cart line. */
        BatchOrderLine: {
            /** @description 行号，与导入表格一致 */
            lineNo: number;
            /** @description 产品编码 */
            productCode: string;
            /** @description 型号 */
            productModel?: string;
            /** @description 产品名称 */
            productName?: string;
            /** @description 数量（台） */
            number: number;
            /** @description 单价（元） */
            price?: number;
            /**
             * @description 价格类型：PT 普通、TJ 特价、GC 工程、YJCY 样机出样
             * @default PT
             * @example PT
             * @example TJ
             * @example GC
             * @example YJCY
             */
            priceType?: string;
            /** @description 金额（元） */
            amount?: number;
            /** @description 可用库存（台） */
            stock?: number;
            /** @description 送达方编码 */
            sendtoCode: string;
            /** @description 送达方地址 */
            sendtoAddress?: string;
            /** @description 付款方编码 */
            payerCode?: string;
            /** @description 付款方名称 */
            payerName?: string;
            /** @description 是否勾选宽限 */
            isCheckKuanXian?: number;
            /** @description 是否勾选远周次 */
            isCheckFarWeek?: number;
            /** @description 远周到货日期 YYYY-MM-DD */
            farWeekDate?: string;
            /**
             * @description 校验状态码
             * @example 0
             * @example 1
             * @example 2
             */
            checkStatus: string;
            /** @description 校验状态名称 */
            checkStatusName: string;
            /** @description 有误原因，无误为空 */
            errorMsg?: string;
        };
        /** @description What a batch call did: how many orders went through, and why the others did not. Assumption: the shape is not shown. */
        BatchOutcome: {
            /** @description 成功条数 */
            successCount: number;
            /** @description 失败条数 */
            failCount: number;
            /** @description 失败明细 */
            failList: {
                /** @description 订单号 */
                orderNo: string;
                /** @description 订单类型编号 */
                orderTypeNo?: string;
                /** @description 失败原因 */
                reason: string;
            }[];
        };
        /** @description The invoice title with which an order is billed. Assumption: the fields. */
        BillTitle: {
            /** @description 开票方编码 */
            billtoCode: string;
            /** @description 发票抬头 */
            title: string;
            /** @description 纳税人识别号 */
            taxNo: string;
            /** @description 注册地址 */
            address?: string;
            /** @description 注册电话 */
            phone?: string;
            /** @description 开户行 */
            bankName?: string;
            /** @description 银行账号 */
            bankAccount?: string;
            /**
             * @description 发票类型码
             * @example 1
             * @example 2
             */
            invoiceType?: string;
            /** @description 发票类型名称 */
            invoiceTypeName?: string;
        };
        /** @description One entry of the cart - a single product, a combination or a flash purchase (CART-01, 2§3). */
        CartEntry: {
            /** @description 购物车条目 ID */
            id: string;
            /** @description 组合 ID */
            composeId: string;
            /** @description 是否可选中结算 */
            composeEnable?: boolean;
            /**
             * @description 活动类型：1 单品、2 组合、3 抢购
             * @enum {integer}
             */
            activityType: 1 | 2 | 3;
            /** @description 活动 ID，单品为空 */
            activityId?: string;
            /** @description 样机大版本号，代替 activityId */
            yjBigVersion?: string;
            /** @description 数量 */
            number: number;
            /** @description 产品行 */
            productList: components["schemas"]["ProductLine"][];
            /** @description 小计（元） */
            totalPrice?: number;
            /** @description The prices that the entry may take. */
            priceInfo?: {
                activity?: {
                    /** @description 特价政策 */
                    TJ?: components["schemas"]["PricePolicy"][];
                    /** @description 工程政策 */
                    GC?: components["schemas"]["PricePolicy"][];
                    /** @description 样机出样政策 */
                    YJCY?: components["schemas"]["PricePolicy"][];
                };
                /** @description 价格版本 */
                version?: string;
                commonPrice?: {
                    /** @description 普通供价（元） */
                    price?: number;
                    /**
                     * @description 返利政策：0 COM、1 BF、2 FHQ、3 DTDBF、5 BZK
                     * @enum {string}
                     */
                    rebatePolicy?: "0" | "1" | "2" | "3" | "5";
                };
            };
            /** @description 是否选中 */
            isChecked?: boolean;
            /** @description 序号 */
            index?: number;
        };
        /** @description A top-level category of the menu (CAT-01, 1§3). Assumption: the shape of keyword. */
        Category: {
            /** @description 分类编码 */
            code: string;
            /** @description 分类名称 */
            title: string;
            /** @description 图标 */
            icon?: string;
            /** @description 子分类 */
            subCats: {
                /** @description 分类编码 */
                code: string;
                /** @description 分类名称 */
                title: string;
                /** @description 关键词标签 */
                keyword?: {
                    /** @description 标签名称 */
                    title: string;
                    /** @description 属性名 */
                    attributeName?: string;
                    /** @description 属性值 */
                    attributeValue?: string;
                }[];
                /** @description 库存类型，逗号分隔 */
                stockTypes?: string;
            }[];
            /** @description 关键词标签 */
            keyword?: {
                /** @description 标签名称 */
                title: string;
                /** @description 属性名 */
                attributeName?: string;
                /** @description 属性值 */
                attributeValue?: string;
            }[];
            /** @description 广告图 */
            images?: components["schemas"]["CategoryImage"][];
            /** @description 库存类型，逗号分隔 */
            stockTypes?: string;
            /**
             * @description 删除标识：1 隐藏
             * @example 0
             * @example 1
             */
            deleteFlag?: number;
            /** @description 路由名 */
            routeName?: string;
        };
        /** @description An advertisement of the category menu (CAT-02, 1§3). */
        CategoryImage: {
            /** @description 图片地址 */
            pictureUrl: string;
            /** @description 分类编码 */
            categoryCode?: string;
            /** @description 位置 */
            msgPosition?: string;
            /** @description 跳转方式：1 商品详情，其余为外部地址 */
            redirectionMethod?: number | string;
            /** @description 跳转内容：产品编码或地址（后端原拼写） */
            rediretionContent?: string;
            /**
             * @description 删除标识：1 隐藏
             * @example 0
             * @example 1
             */
            deleteFlag?: number;
        };
        /** @description The checked cart that is split into orders (CART-03, 2§3). */
        CheckedCart: {
            /** @description 售达方编码 */
            saletoCode: string;
            /** @description 送达方编码 */
            sendtoCode: string;
            /** @description 账号，H_WORK 来源时有 */
            accountCode?: string;
            /** @description 云仓编码（经典购物车） */
            yunCangCode?: string;
            /** @description 云仓标识（经典购物车）：YC 云仓、YD 异地云仓，空为非云仓 */
            yunCangFlag?: string;
            /** @description 云仓编码（新购物车） */
            yc?: string;
            /** @description 异地云仓编码（新购物车） */
            ydyc?: string;
            /** @description 勾选的条目 */
            splitComposeList: {
                /**
                 * @description 活动类型：1 单品、2 组合、3 抢购
                 * @enum {integer}
                 */
                activityType: 1 | 2 | 3;
                /**
                 * @description 活动 ID，单品为空
                 * @default
                 */
                activityId?: string;
                /** @description 数量 */
                number: number;
                /** @description 首个产品编码，仅活动类型 1 */
                productCode?: string;
                /** @description 产品行 */
                productList: components["schemas"]["CheckedLine"][];
            }[];
        };
        /** @description A product line as the checked cart sends it (CART-02, 2§3). */
        CheckedLine: {
            /** @description 产品编码 */
            productCode: string;
            /** @description 数量（台） */
            number: number;
            /** @description 单价（元） */
            price?: number | string;
            /**
             * @description 价格类型
             * @default PT
             */
            priceType?: string;
            /** @description Only with priceType YJCY (CART-02). */
            priceVersionInfo?: {
                /** @description 样机政策版本号 */
                versionCode?: string;
                /** @description 可用数量 */
                usableQty?: number | string;
                /** @description 实际数量 */
                realQty?: number | string;
            };
            /** @description 价格版本，经典购物车为空，新购物车为 2 */
            priceVersion?: string;
            /** @description 库存版本 */
            stockVersion?: string;
            /** @description 是否有货：1 有货，0 无货 */
            isStock?: number | string | boolean;
            /**
             * @description 周承诺，0 表示无
             * @default 0
             */
            weekPromise?: string;
            /**
             * @description 远周次，0 表示无
             * @default 0
             */
            farWeek?: string;
            /**
             * @description 信用模式，0 表示无
             * @default 0
             */
            creditModel?: string;
            /**
             * @description 是否勾选信用模式
             * @enum {integer}
             */
            isCheckCreditModel?: 0 | 1;
            /**
             * @description 是否勾选周承诺
             * @enum {integer}
             */
            isCheckWeekPromise?: 0 | 1;
            /**
             * @description 是否勾选远周次
             * @enum {integer}
             */
            isCheckFarWeek?: 0 | 1;
            /** @description 远周到货日期，仅勾选周承诺时有 */
            farWeekDate?: string;
            /** @description 调拨版本，经典购物车为空，新购物车为 1 */
            transferVersion?: string;
            /** @description 产品系列 */
            productSeries?: string;
            /** @description 销售组织 */
            saleOrgCode?: string;
            /** @description 云仓类型：YC 云仓、YD 异地云仓 */
            yuncangType?: string;
            /** @description 云仓编码 */
            yuncangCode?: string;
            /** @description 宽限，仅渠道 CT，其余为 0 */
            kuanXian?: number | string;
            /**
             * @description 是否勾选宽限，CT 为 1
             * @enum {integer}
             */
            isCheckKuanXian?: 0 | 1;
            /** @description 易理货供应编码 */
            ylhSupplyCode?: string;
            /** @description 样机出样数量 */
            yjcyNum?: number | string;
        };
        /** @description A common question with its answer. Assumption: all fields; the specification names only the calls. */
        CommonQuestion: {
            /** @description 问题编号 */
            id: string;
            /** @description 问题 */
            title: string;
            /**
             * @description 问题分类编码
             * @example ORDER
             * @example FINANCE
             * @example ACCOUNT
             */
            typeCode?: string;
            /** @description 问题分类名称 */
            typeName?: string;
            /** @description 解答（富文本） */
            content?: string;
            /**
             * @description 是否启用：1 启用、0 停用
             * @example 1
             * @example 0
             */
            isUse: string;
            /** @description 排序号，小的在前 */
            sort?: number;
            /** @description 查看次数 */
            readCount?: number;
            /** @description 修改人 */
            updateUser?: string;
            /** @description 修改时间 YYYY-MM-DD HH:mm:ss */
            updateDate?: string;
        };
        /** @description An application to order on credit. Assumption: the fields. */
        CreditOrderApply: {
            /** @description 申请单号 */
            applyNo: string;
            /** @description 客户编码 */
            customerCode?: string;
            /** @description 付款方编码 */
            payerCode?: string;
            /** @description 付款方名称 */
            payerName?: string;
            /** @description 申请金额（元） */
            applyAmount: number;
            /** @description 已用金额（元） */
            usedAmount?: number;
            /** @description 申请原因 */
            applyReason?: string;
            /** @description 有效期开始 YYYY-MM-DD */
            beginDate?: string;
            /** @description 有效期结束 YYYY-MM-DD */
            endDate?: string;
            /**
             * @description 状态码
             * @example 10
             * @example 20
             * @example 30
             */
            status: string;
            /** @description 状态名称 */
            statusName: string;
            /** @description 申请时间 YYYY-MM-DD HH:mm:ss */
            createTime: string;
            /** @description 审批进度 */
            nodeList?: components["schemas"]["ApprovalNode"][];
        };
        /** @description A sample machine that is sold at a discount. Assumption: the fields. */
        DiscountPrototype: {
            /** @description 折扣样机 ID */
            id: string;
            /** @description 产品编码 */
            productCode: string;
            /** @description 型号 */
            productModel?: string;
            /** @description 产品名称 */
            productName?: string;
            /** @description 数量（台） */
            number: number;
            /** @description 供价（元） */
            price: number;
            /** @description 折扣率，0.7 表示七折 */
            discountRate?: number;
            /** @description 折扣价（元），供价乘折扣率 */
            discountPrice: number;
            /** @description 出样门店 */
            shopName?: string;
            /** @description 出样日期 YYYY-MM-DD */
            sampleDate?: string;
            /**
             * @description 状态码
             * @example 10
             * @example 20
             * @example 30
             */
            status: string;
            /** @description 状态名称 */
            statusName: string;
        };
        /** @description One model under easy goods management (易管货): what the dealer holds, sells and should order. Assumption: the fields. */
        EasyManageGoods: {
            /** @description 产品编码 */
            productCode: string;
            /** @description 型号 */
            productModel: string;
            /** @description 产品名称 */
            productName?: string;
            /** @description 客户库存（台） */
            storeAmt: number;
            /** @description 前60天零售（台） */
            zsdRevqSum: number;
            /** @description 周转天数，保留一位小数 */
            turnoverDays: number;
            /** @description 安全周转天数 */
            safeDays?: number;
            /** @description 建议补货数量（台） */
            suggestNumber: number;
            /** @description 供价（元） */
            price?: number;
            /**
             * @description 状态码
             * @example 1
             * @example 2
             */
            status?: string;
            /** @description 状态名称 */
            statusName?: string;
        };
        /** @description What was once ordered from the suggestions of easy goods management. Assumption: the fields. */
        EasyManageGoodsRecord: {
            /** @description 记录 ID */
            id: string;
            /** @description 产品编码 */
            productCode: string;
            /** @description 型号 */
            productModel?: string;
            /** @description 当时建议数量（台） */
            suggestNumber: number;
            /** @description 实际下单数量（台） */
            number: number;
            /** @description 订单号，未下单为空 */
            orderNo?: string;
            /** @description 操作账号 */
            userName?: string;
            /** @description 操作时间 YYYY-MM-DD HH:mm:ss */
            createTime: string;
        };
        /** @description What every call answers; `data` is described by each operation and is absent in a business failure. */
        Envelope: {
            /**
             * @description 结果码。1 为成功（文本或数字），其余为业务失败；-1 由客户端在没有应答时给出。
             * @example 1
             * @example AS121
             */
            code: string | number;
            /** @description 提示信息 */
            msg?: string;
        };
        /** @description What a dealer reports as an event work, a question or complaint to be handled (2§3 Event-work submission). Assumption: the names and the field `content`; the specification lists the fields in words and cuts the list off. */
        EventWork: {
            /** @description 事件类型编码 */
            type: string;
            /** @description 提交人信息，缺少时提示 提交人信息不能为空（VALID-04） */
            eventWorkCustomer: {
                /**
                 * @description 来源
                 * @default E
                 */
                source?: string;
                /** @description 账号编号 */
                accountId: string;
                /** @description 姓名 */
                accountName: string;
                /** @description 联系电话 */
                phone: string;
                /** @description 角色 */
                role?: string;
                /** @description 角色编码 */
                roleCode?: string;
                /** @description 客户编码 */
                customerCode: string;
                /** @description 客户名称 */
                customerName?: string;
                /** @description 中心编码 */
                centerCode?: string;
                /** @description 中心名称 */
                centerName?: string;
            };
            /** @description 问题描述 */
            content?: string;
            /** @description 品牌 */
            brand?: string;
            /** @description 门店编码 */
            shopCode?: string;
            /** @description 订单号 */
            orderNo?: string;
            /** @description 物流单号 */
            logisticsNo?: string;
            /** @description 型号 */
            model?: string;
            /** @description 产品价格（元） */
            productPrice?: number;
            /** @description 发票状态 */
            invoiceStatus?: string;
            /** @description 结算单号 */
            settlementNo?: string;
            /** @description 用户姓名 */
            userName?: string;
            /** @description 用户电话 */
            userPhone?: string;
            /** @description 用户地址 */
            userAddress?: string;
            /** @description 附件编号 */
            fileIds?: string[];
        };
        /** @description The envelope of an answer that is not 200. */
        Failure: {
            /** @description 结果码 */
            code: string | number;
            /** @description 正文状态；500 时客户端清除会话 */
            status?: number;
            /** @description 提示信息 */
            msg?: string;
        };
        /** @description One financing of a dealer; outstanding = amount - repaid. Assumption: the specification shows no field. */
        FinanceLoan: {
            /** @description 融资编号 */
            financeNo: string;
            /** @description 资金方 */
            bankName?: string;
            /** @description 融资合同编号 */
            contractNo?: string;
            /** @description 融资金额（元） */
            amount: number;
            /** @description 已还本金（元） */
            repaidAmount: number;
            /** @description 未还本金（元），等于融资金额减已还本金 */
            outstandingAmount: number;
            /** @description 年利率（%），按360天计息 */
            rate?: number;
            /** @description 放款日期 YYYY-MM-DD */
            beginDate: string;
            /** @description 到期日期 YYYY-MM-DD */
            dueDate: string;
            /**
             * @description 状态码
             * @example 20
             * @example 30
             */
            status: string;
            /** @description 状态名称 */
            statusName: string;
        };
        /** @description Freeze flags of a customer (FREEZE-01 to FREEZE-03, 1§4). Assumption: the names of the four fields. */
        FreezeFlags: {
            /**
             * @description 无门店：N 已冻结、B 已驳回、D 开头为解冻单号，空为正常
             * @example N
             * @example B
             * @example D2026111900012
             * @example
             */
            M: string;
            /**
             * @description 僵尸户（超过 180 天未提货）：取值同上
             * @example N
             * @example B
             * @example D2026111900013
             * @example
             */
            J: string;
            /** @description 主数据状态，1 为 MDM 中不可用 */
            customerState?: string;
            /** @description 供应链金融冻结标识，1 为冻结 */
            freezeTagStatus?: string;
        };
        /** @description The price of one product for a sold-to and ship-to. Assumption: the shape is not shown. */
        GoodsPrice: {
            /** @description 产品编码 */
            productCode: string;
            /** @description 型号 */
            productModel?: string;
            /** @description 单价（元） */
            unitPrice: number;
            /** @description 价格类型：PT 普通、TJ 特价 */
            priceType?: string;
            /** @description 价格版本 */
            priceVersion?: string;
            /** @description 可订数量（台） */
            usableQty?: number;
        };
        /** @description One invoice; amount = netAmount + taxAmount. Assumption: the specification shows no invoice fields. */
        Invoice: {
            /** @description 发票号码（全电，20 位） */
            invoiceNo: string;
            /** @description 订单号 */
            orderNo?: string;
            /** @description 开票日期 YYYY-MM-DD */
            invoiceDate: string;
            /** @description 不含税金额（元） */
            netAmount?: number;
            /** @description 税率（%） */
            taxRate?: number;
            /** @description 税额（元） */
            taxAmount?: number;
            /** @description 价税合计（元），等于不含税金额加税额 */
            amount: number;
            /**
             * @description 状态码：10 待签收、20 已签收
             * @example 10
             * @example 20
             */
            status?: string;
            /** @description 状态名称 */
            statusName?: string;
        };
        /** @description A letter that a customer confirms, such as a balance confirmation. Assumption: all fields; the specification names only the routes. */
        Letter: {
            /** @description 函件编号 */
            id: string;
            /** @description 函件文号 */
            letterNo: string;
            /** @description 标题 */
            title: string;
            /** @description 正文（富文本） */
            content?: string;
            /** @description 函件类型名称 */
            typeName?: string;
            /** @description 函证金额（元） */
            amount?: number;
            /** @description 附件地址 */
            fileUrl?: string;
            /**
             * @description 状态码，0 待确认、1 已确认、2 有异议
             * @example 0
             * @example 1
             * @example 2
             */
            status: string;
            /** @description 状态名称 */
            statusName: string;
            /** @description 异议说明 */
            remark?: string;
            /** @description 发函日期 YYYY-MM-DD */
            sendDate: string;
            /** @description 确认截止日期 YYYY-MM-DD */
            deadline?: string;
            /** @description 确认人 */
            confirmUser?: string;
            /** @description 确认时间 YYYY-MM-DD HH:mm:ss */
            confirmDate?: string;
        };
        /** @description The trail of one delivery note. Assumption: the fields. */
        LogisticsTrack: {
            /** @description 发货单号 */
            dn: string;
            /** @description 订单号 */
            orderNo?: string;
            /** @description 物流状态名称 */
            statusName: string;
            /** @description 承运商 */
            carrierName?: string;
            /** @description 车牌号 */
            plateNo?: string;
            /** @description 司机 */
            driverName?: string;
            /** @description 司机电话 */
            driverPhone?: string;
            /** @description 预计到达时间 YYYY-MM-DD HH:mm */
            planArriveTime?: string;
            /** @description 物流节点，新的在前 */
            nodeList: {
                /** @description 时间 YYYY-MM-DD HH:mm */
                time: string;
                /** @description 节点 */
                nodeName: string;
                /** @description 地点 */
                address?: string;
                /** @description 说明 */
                remark?: string;
            }[];
        };
        /** @description One item of the permission tree without its children (SIDE-02, 1§3). */
        MenuItem: {
            /** @description 菜单编号 */
            id: string;
            /** @description 菜单名称 */
            title: string;
            /** @description 外部或带参数的地址 */
            url?: string;
            /** @description 路由名 */
            routeName?: string;
            /** @description 门户内路径 */
            path?: string;
            /**
             * @description 是否仅管理员：1 是，0 否
             * @example 0
             * @example 1
             */
            isadmin?: number;
            /** @description 图标 */
            icon?: string;
            /** @description 图标位置的短标题，仅易管货 */
            icontitle?: string;
            /** @description 新标识截止时间 YYYY-MM-DD HH:mm:ss */
            newFlagTime?: string;
        };
        /** @description The permission object: menus of three levels and buttons (1§3). Assumption: a button is its code. */
        MenuObject: {
            /** @description 一级菜单 */
            menus: (components["schemas"]["MenuItem"] & {
                /** @description 二级菜单 */
                subItems?: (components["schemas"]["MenuItem"] & {
                    /** @description 三级菜单 */
                    subItems?: components["schemas"]["MenuItem"][];
                })[];
            })[];
            /** @description 按钮权限编码，如 bt4 */
            buttons: string[];
        };
        /** @description A message of the message centre. Assumption: all fields except those of the unread types (1§3). */
        Message: {
            /** @description 消息编号 */
            id: string;
            /** @description 标题 */
            title: string;
            /** @description 正文 */
            content?: string;
            /** @description 消息类型名称 */
            typeName?: string;
            /**
             * @description 是否已读：1 已读、0 未读
             * @example 1
             * @example 0
             */
            isRead: string;
            /** @description 点击后打开的页面地址 */
            url?: string;
            /** @description 发送时间 YYYY-MM-DD HH:mm:ss */
            createDate: string;
        };
        /** @description An application to open, rebuild or close a store (网点). Assumption: all fields. */
        NetworkApply: {
            /** @description 申请单号 */
            applyNo: string;
            /**
             * @description 申请类型，NEW 新建、REBUILD 重装、CLOSE 关闭
             * @example NEW
             * @example REBUILD
             * @example CLOSE
             */
            applyType: string;
            /** @description 申请类型名称 */
            applyTypeName: string;
            /** @description 客户编码 */
            customerCode: string;
            /** @description 网点编码，新建审批通过后产生 */
            networkCode?: string;
            /** @description 网点名称 */
            networkName: string;
            /** @description 产业编码 */
            industryCode?: string;
            /** @description 产业名称 */
            industryName?: string;
            /** @description 销售组织 */
            saleOrgCode?: string;
            /** @description 网点地址 */
            address?: string;
            /** @description 面积（平方米） */
            area?: number;
            /** @description 联系人 */
            contactName?: string;
            /** @description 联系电话 */
            contactPhone?: string;
            /**
             * @description 状态码，10 审批中、20 已通过、30 已驳回
             * @example 10
             * @example 20
             * @example 30
             */
            status: string;
            /** @description 状态名称 */
            statusName: string;
            /** @description 申请时间 YYYY-MM-DD HH:mm:ss */
            applyDate: string;
        };
        /** @description A piece of news. Assumption: all fields; the specification names only the routes. */
        NewsItem: {
            /** @description 资讯编号 */
            newsId: string;
            /** @description 标题 */
            title: string;
            /** @description 摘要 */
            summary?: string;
            /** @description 正文（富文本），列表中不返回 */
            content?: string;
            /** @description 资讯类型名称 */
            typeName?: string;
            /** @description 封面图片 */
            picUrl?: string;
            /** @description 发布单位 */
            publisher?: string;
            /** @description 发布日期 YYYY-MM-DD */
            publishDate: string;
            /** @description 阅读次数 */
            readCount?: number;
        };
        /** @description One order with payer, timeline, deliveries and invoice. Assumption: the specification shows no order fields beyond the numbers. */
        OrderDetail: components["schemas"]["OrderSummary"] & {
            payer?: components["schemas"]["OrderPayer"];
            /** @description 备注 */
            remark?: string;
            /** @description 订单进展，新的在前 */
            timeline: {
                /** @description 时间 YYYY-MM-DD HH:mm */
                time: string;
                /** @description 进展 */
                text: string;
            }[];
            /** @description 发货单 */
            deliveryList: {
                /** @description 发货单号 */
                dn: string;
                /** @description 发货日期 YYYY-MM-DD */
                deliveryDate?: string;
                /** @description 承运商 */
                carrierName?: string;
                /** @description 物流状态名称 */
                statusName?: string;
            }[];
            invoice?: components["schemas"]["Invoice"];
        };
        /** @description How the buyer rates a delivered order. Assumption: the fields. */
        OrderEstimate: {
            /** @description 订单号 */
            orderNo: string;
            /** @description 配送评分，1 至 5 */
            deliverScore: number;
            /** @description 服务评分，1 至 5 */
            serviceScore: number;
            /** @description 产品评分，1 至 5 */
            productScore: number;
            /** @description 评价内容 */
            content?: string;
            /** @description 图片地址 */
            imageList?: string[];
            /** @description 评价账号 */
            userName?: string;
            /** @description 评价时间 YYYY-MM-DD HH:mm:ss */
            createTime?: string;
            /** @description 客服回复 */
            reply?: string;
        };
        /** @description Names one placed order in a request body. Only queryEstimate states orderNo and saletoCode (2§7); the others follow it. */
        OrderKey: {
            /** @description 订单号 */
            orderNo: string;
            /** @description 售达方编码 */
            saletoCode: string;
            /** @description 订单类型编号 */
            orderTypeNo?: string;
        };
        /** @description A product line of a placed order. Assumption: the specification shows only price and number (2§3). */
        OrderLine: {
            /** @description 产品编码 */
            productCode: string;
            /** @description 型号 */
            productModel?: string;
            /** @description 产品名称 */
            productName?: string;
            /** @description 数量（台） */
            number: number;
            /** @description 单价（元） */
            price: number;
            /** @description 产品图片 */
            picUrl?: string;
        };
        /** @description A payer that a split order may be paid by (2§3 cart settle data). Assumption: payerType. */
        OrderPayer: {
            /** @description 付款方编码 */
            payerCode: string;
            /** @description 付款方名称 */
            payerName: string;
            /**
             * @description 付款方类型
             * @example 01
             * @example 02
             * @example 90
             */
            payerType?: string;
            /** @description Balance of the payer. */
            payerBalance?: {
                /** @description 可用余额（元） */
                balance: number;
                /** @description 付款方编码 */
                paytoCode: string;
            };
        };
        /** @description One order in a list. Assumption: the specification shows no order fields beyond the numbers. */
        OrderSummary: {
            /** @description 订单号 */
            orderNo: string;
            /** @description 订单类型编号 */
            orderTypeNo: string;
            /**
             * @description 状态码
             * @example 10
             * @example 20
             * @example 30
             * @example 40
             * @example 50
             * @example 90
             */
            status: string;
            /** @description 状态名称 */
            statusName: string;
            /** @description 下单日期 YYYY-MM-DD */
            createDate: string;
            /** @description 售达方编码 */
            saletoCode?: string;
            /** @description 送达方编码 */
            sendtoCode?: string;
            /** @description 送达方地址 */
            sendtoAddress?: string;
            /** @description 付款方编码 */
            payerCode?: string;
            /** @description 付款方名称 */
            payerName?: string;
            /** @description 订单金额（元） */
            amount: number;
            /** @description 订单行 */
            lineList: {
                /** @description 产品编码 */
                productCode: string;
                /** @description 型号 */
                productModel?: string;
                /** @description 产品名称 */
                productName?: string;
                /** @description 数量（台） */
                number: number;
                /** @description 单价（元） */
                price: number;
                /** @description 产品图片 */
                picUrl?: string;
            }[];
        };
        /** @description The common part of every paged answer; each operation adds `records`. */
        Page: {
            /** @description 总条数 */
            total: number;
            /** @description 当前页 */
            pageNum: number;
            /** @description 每页条数 */
            pageSize: number;
        };
        /** @description The paging fields that every list body carries (MISC-01). */
        PageQuery: {
            /**
             * @description 页码，从 1 起
             * @default 1
             */
            pageNum?: number;
            /**
             * @description 每页条数
             * @default 10
             */
            pageSize?: number;
        };
        /** @description A payer with its balance, as the balance popup and payer dialogs show it (FLOAT-05, 2§3). */
        Payer: {
            /** @description 付款方编码 */
            payerCode: string;
            /**
             * @description 付款方类型；03、07、15 不在余额弹窗显示，90 为安全付
             * @example 01
             * @example 02
             * @example 90
             */
            payerType: string;
            /** @description 付款方名称 */
            customerName: string;
            /** @description 销售组编码 */
            salesGroupCode?: string;
            /** @description 可用余额（元） */
            balance: number;
            /** @description 日日顺余额（元） */
            hrsBalance?: number;
            /** @description 删除标识，0 有效 */
            deletedFlag?: string;
        };
        /** @description A menu item or button that can be granted. Assumption: the tree of the permission object (1§3) with a tick, two levels. */
        PermissionNode: {
            /** @description 菜单或按钮编号 */
            id: string;
            /** @description 名称 */
            title: string;
            /** @description 该子账号是否已授权 */
            checked?: boolean;
            /** @description 下级菜单或按钮 */
            subItems?: {
                /** @description 菜单或按钮编号 */
                id: string;
                /** @description 名称 */
                title: string;
                /** @description 该子账号是否已授权 */
                checked?: boolean;
            }[];
        };
        /** @description Goods that a pop customer keeps in reserve at a warehouse. Assumption: poprzbh is POP 入驻备货; the fields. */
        PopReserve: {
            /** @description 备货 ID */
            id: string;
            /** @description 备货单号 */
            reserveNo: string;
            /** @description 产品编码 */
            productCode: string;
            /** @description 型号 */
            productModel?: string;
            /** @description 产品名称 */
            productName?: string;
            /** @description 备货数量（台） */
            number: number;
            /** @description 已下单数量（台） */
            usedNumber: number;
            /** @description 剩余数量（台） */
            leftNumber?: number;
            /** @description 仓库编码 */
            warehouseCode?: string;
            /** @description 仓库名称 */
            warehouseName?: string;
            /** @description 生效日期 YYYY-MM-DD */
            beginDate?: string;
            /** @description 失效日期 YYYY-MM-DD */
            endDate?: string;
            /**
             * @description 状态码
             * @example 10
             * @example 20
             * @example 30
             */
            status: string;
            /** @description 状态名称 */
            statusName: string;
            /** @description 创建时间 YYYY-MM-DD HH:mm:ss */
            createTime?: string;
        };
        /** @description A customer that is not yet opened. Assumption: all fields. */
        PotentialCustomer: {
            /** @description 潜在客户编号 */
            id: string;
            /** @description 客户名称 */
            customerName: string;
            /** @description 统一社会信用代码 */
            licenseNo?: string;
            /** @description 法定代表人 */
            legalPerson?: string;
            /** @description 联系人 */
            contactName?: string;
            /** @description 联系电话 */
            contactPhone?: string;
            /** @description 地址 */
            address?: string;
            /** @description 推荐客户编码 */
            recommendCode?: string;
            /**
             * @description 状态码，10 待跟进、20 已开户、90 已放弃
             * @example 10
             * @example 20
             * @example 90
             */
            status: string;
            /** @description 状态名称 */
            statusName: string;
            /** @description 登记日期 YYYY-MM-DD */
            createDate?: string;
            /** @description 证照图片 */
            pictureList?: {
                /** @description 图片类型 */
                picType: string;
                /** @description 附件编号 */
                fileId: string;
                /** @description 图片地址 */
                url?: string;
            }[];
        };
        /** @description A special, project or sample-machine price. Assumption: only the version fields are stated (2§3). */
        PricePolicy: {
            /** @description 政策版本号 */
            versionCode?: string;
            /** @description 政策价（元） */
            price?: number;
            /** @description 可用数量 */
            usableQty?: number;
            /** @description 实际数量 */
            realQty?: number;
        };
        /** @description A product of the catalogue. Assumption: the specification shows no product fields beyond code and model. */
        Product: {
            /** @description 产品编码 */
            productCode: string;
            /** @description 型号 */
            productModel: string;
            /** @description 产品名称 */
            productName: string;
            /** @description 分类编码 */
            categoryCode: string;
            /** @description 分类名称 */
            categoryName?: string;
            /** @description 产品图片 */
            picUrl?: string;
            /** @description 建议零售价（元） */
            retailPrice?: number;
            /** @description 标签 */
            tags?: string[];
            /** @description 属性 */
            attributes?: {
                /** @description 属性名 */
                name: string;
                /** @description 属性值 */
                value: string;
            }[];
            /**
             * @description 库存类型：CENTER 中心仓、YC 云仓
             * @example CENTER
             * @example YC
             */
            stockType?: string;
            /**
             * @description 是否新品：1 是，0 否
             * @example 1
             * @example 0
             */
            isNewProduct?: number;
            /** @description 是否停产退市 */
            withdrawn?: boolean;
        };
        /** @description A product line of a cart entry (CART-01, 2§3). Figures that rules read may arrive as text. */
        ProductLine: {
            /** @description 产品编码 */
            productCode: string;
            /** @description 型号 */
            productModel?: string;
            /** @description 产品名称 */
            productName?: string;
            /** @description 数量（台） */
            number: number;
            /** @description 单价（元） */
            price?: number;
            /**
             * @description 价格类型：PT 普通、TJ 特价、GC 工程、YJCY 样机出样
             * @default PT
             * @example PT
             * @example TJ
             * @example GC
             * @example YJCY
             */
            priceType?: string;
            /** @description 价格版本 */
            priceVersion?: string;
            /** @description Only with priceType YJCY (CART-02). */
            priceVersionInfo?: {
                /** @description 样机政策版本号 */
                versionCode?: string;
                /** @description 可用数量 */
                usableQty?: number;
                /** @description 实际数量 */
                realQty?: number;
            };
            /** @description 库存版本 */
            stockVersion?: string;
            /** @description 是否有货：1 有货，0 无货 */
            isStock?: number;
            /** @description 可用库存（台） */
            stock?: number;
            /**
             * @description 周承诺，0 表示无
             * @default 0
             */
            weekPromise?: string;
            /**
             * @description 远周次，0 表示无
             * @default 0
             */
            farWeek?: string;
            /**
             * @description 信用模式，0 表示无
             * @default 0
             */
            creditModel?: string;
            /** @description 是否勾选信用模式 */
            isCheckCreditModel?: number;
            /** @description 是否勾选周承诺 */
            isCheckWeekPromise?: number;
            /** @description 是否勾选远周次 */
            isCheckFarWeek?: number;
            /** @description 远周到货日期，仅勾选周承诺时有 */
            farWeekDate?: string;
            /** @description 调拨版本 */
            transferVersion?: string;
            /** @description 产品系列 */
            productSeries?: string;
            /** @description 销售组织 */
            saleOrgCode?: string;
            /**
             * @description 云仓类型：YC 云仓、YD 异地云仓
             * @example YC
             * @example YD
             */
            yuncangType?: string;
            /** @description 云仓编码 */
            yuncangCode?: string;
            /** @description 宽限，仅渠道 CT */
            kuanXian?: number;
            /** @description 是否勾选宽限 */
            isCheckKuanXian?: number;
            /** @description 易理货供应编码 */
            ylhSupplyCode?: string;
            /** @description 样机出样数量 */
            yjcyNum?: number;
            /** @description 产品图片 */
            picUrl?: string;
        };
        /** @description Price of one product for a sold-to and ship-to. Assumption: the field names. */
        ProductPrice: {
            /** @description 产品编码 */
            productCode: string;
            /** @description 供价（元） */
            price: number;
            /**
             * @description 价格类型：PT 普通、TJ 特价、GC 工程、YJCY 样机出样
             * @example PT
             * @example TJ
             * @example GC
             * @example YJCY
             */
            priceType?: string;
            /** @description 价格版本 */
            priceVersion?: string;
            /** @description 建议零售价（元） */
            retailPrice?: number;
        };
        /** @description Stock of one product for a sold-to and ship-to. Assumption: the field names. */
        ProductStock: {
            /** @description 产品编码 */
            productCode: string;
            /** @description 中心可用库存（台） */
            stock: number;
            /**
             * @description 是否有货：1 有货，0 无货
             * @example 1
             * @example 0
             */
            isStock: number;
            /** @description 库存版本 */
            stockVersion?: string;
            /** @description 周承诺，0 表示无 */
            weekPromise?: string;
            /** @description 远周次，0 表示无 */
            farWeek?: string;
            /** @description 在途数量（台） */
            inTransit?: number;
        };
        /** @description A recommended search word (SEARCH-03, 1§3). */
        RecommendedKeyword: {
            /** @description 推荐词 ID */
            id: string;
            /** @description 推荐词 */
            recoWord: string;
            /** @description 打开方式：1 打开地址，其余为搜索 */
            openWay?: number | string;
            /** @description 打开的地址 */
            url?: string;
            /** @description 位置：2 推荐列表，其余为默认词 */
            searchSeat?: number | string;
            /** @description 属性文本 */
            attributeText?: string;
        };
        /** @description A region of an administrative or sales hierarchy. Assumption: the fields. */
        Region: {
            /** @description 地区编码 */
            code: string;
            /** @description 地区名称 */
            name: string;
            /** @description 上级编码，最上级为空 */
            parentCode?: string;
        };
        /** @description A role of the user or of a sub-account (1§3 Role). */
        Role: {
            /** @description 角色编码 */
            roleCode: string;
            /** @description 角色名称 */
            roleName: string;
        };
        /** @description Sale info of a customer (1§3). Assumption: customerState and freezeTagStatus (FREEZE-03). */
        SaleInfo: {
            /**
             * @description 渠道
             * @example M
             * @example C
             * @example Q
             * @example T
             * @example F
             * @example N
             * @example E
             * @example CT
             * @example R
             */
            channel: string;
            /**
             * @description 渠道组：ZY 直营、CT 传统、R
             * @example ZY
             * @example CT
             * @example R
             */
            channelGroup: string;
            /** @description 客户编码 */
            customerCode: string;
            /** @description 客户标识，为空表示不受限 */
            customerFlag?: string;
            /** @description 客户名称 */
            customerName: string;
            /**
             * @description 客户特殊标签
             * @example KZXKH
             * @example
             */
            customerSpecialLabel?: string;
            /** @description 管理客户编码 */
            manageCustomerCode?: string;
            /** @description 销售组编码 */
            salesGroupCode?: string;
            /**
             * @description 子渠道
             * @example HV001
             * @example HV003
             * @example VA003
             */
            subChannel?: string;
            /** @description 标签编码 */
            tagCode?: string;
            /** @description 产业编码 */
            tradeCode?: string;
            /** @description 主数据状态，1 为 MDM 中不可用 */
            customerState?: string;
            /** @description 供应链金融冻结标识，1 为冻结 */
            freezeTagStatus?: string;
        };
        /** @description An application to change a ship-to address. Assumption: the fields and states; the specification names only submit, query and revoke (1§4). */
        SendtoChange: {
            /** @description 变更申请单号 */
            applyNo: string;
            /** @description 送达方编码 */
            sendtoCode: string;
            /** @description 售达方编码 */
            saletoCode?: string;
            /** @description 原送达地址 */
            oldAddress?: string;
            /** @description 新送达地址 */
            newAddress?: string;
            /** @description 收货联系人 */
            contactName?: string;
            /** @description 收货电话 */
            contactPhone?: string;
            /** @description 变更原因 */
            reason?: string;
            /**
             * @description 审批状态码，10 审批中、20 已通过、30 已驳回、40 已撤销
             * @example 10
             * @example 20
             * @example 30
             * @example 40
             */
            status: string;
            /** @description 审批状态名称 */
            statusName: string;
            /** @description 是否可撤销 */
            canRevoke?: boolean;
            /** @description 审批意见 */
            remark?: string;
            /** @description 申请人 */
            applyUser?: string;
            /** @description 申请时间 YYYY-MM-DD HH:mm:ss */
            applyDate?: string;
        };
        /** @description What splitOrder answers (2§3 cart settle data). */
        SettleData: {
            /** @description 组合 */
            composeProductList: {
                /** @description 组合订单号 */
                composeOrderNo: string;
                /** @description 拆分后的订单 */
                splitOrderDetailList: components["schemas"]["SplitOrder"][];
            }[];
        };
        /** @description A ship-to of a sold-to (ADDR-01, 1§3). */
        ShipTo: {
            /** @description 送达方编码 */
            sendtoCode: string;
            /** @description 送达方地址 */
            sendtoAddress: string;
            /**
             * @description 是否默认：1 默认，0 否
             * @example 1
             * @example 0
             */
            isDefault: number;
        };
        /** @description The account that signs orders electronically. Assumption: the fields. */
        SignAccount: {
            /** @description 电子签账号 */
            accountCode: string;
            /** @description 客户编码 */
            customerCode: string;
            /** @description 企业名称 */
            companyName?: string;
            /** @description 签约人姓名 */
            signerName?: string;
            /** @description 签约人手机号，中间四位隐去 */
            phoneNumber?: string;
            /**
             * @description 认证状态码
             * @example 0
             * @example 1
             * @example 2
             */
            authStatus: string;
            /** @description 认证状态名称 */
            authStatusName: string;
            /** @description 是否已开通免密签署 */
            mianmiFlag?: boolean;
            /** @description 免密签署到期日 YYYY-MM-DD */
            mianmiEndDate?: string;
        };
        /** @description A contract in the electronic-sign contract management. Assumption: the fields. */
        SignContract: {
            /** @description 合同编号 */
            contractCode: string;
            /** @description 合同名称 */
            contractName: string;
            /** @description 关联订单号 */
            orderNo?: string;
            /** @description 合同金额（元） */
            amount?: number;
            /**
             * @description 状态码
             * @example 10
             * @example 20
             * @example 30
             */
            status: string;
            /** @description 状态名称 */
            statusName: string;
            /** @description 发起日期 YYYY-MM-DD */
            createDate?: string;
            /** @description 签署日期 YYYY-MM-DD，未签为空 */
            signDate?: string;
            /** @description 签署链接，仅待签署时有 */
            signUrl?: string;
        };
        /** @description A text message that the platform sent to a dealer's phone. Assumption: all fields; the specification names only the routes. */
        SmsRecord: {
            /** @description 短信编号 */
            id: string;
            /** @description 接收手机号 */
            phoneNumber: string;
            /** @description 接收人 */
            receiver?: string;
            /** @description 短信类型名称 */
            typeName: string;
            /** @description 短信内容 */
            content: string;
            /** @description 相关订单号 */
            orderNo?: string;
            /**
             * @description 状态码，1 已送达、0 发送失败
             * @example 1
             * @example 0
             */
            status: string;
            /** @description 状态名称 */
            statusName: string;
            /** @description 发送时间 YYYY-MM-DD HH:mm:ss */
            sendDate: string;
        };
        /** @description A sold-to account (1§3). */
        SoldTo: {
            /** @description 售达方编码 */
            saletoCode: string;
            /** @description 售达方名称 */
            saletoName: string;
        };
        /** @description A special, project or sample-machine price of one product. Assumption: the fields beside those of PricePolicy. */
        SpecialPrice: components["schemas"]["PricePolicy"] & {
            /** @description 产品编码 */
            productCode: string;
            /**
             * @description 价格类型：TJ 特价、GC 工程、YJCY 样机出样
             * @example TJ
             * @example GC
             * @example YJCY
             */
            priceType: string;
            /** @description 活动 ID */
            activityId?: string;
            /** @description 生效日期 YYYY-MM-DD */
            beginDate?: string;
            /** @description 失效日期 YYYY-MM-DD */
            endDate?: string;
        };
        /** @description One split order of the settlement (CART-05, CART-06, 2§3). orderPrice is derived by the client: the sum of price times number. Assumption: the fields beside orderNo, splitOrderProductList (price, number), payerInfo and payToList. */
        SplitOrder: {
            /** @description 拆单后的订单号 */
            orderNo: string;
            /** @description 产品行 */
            splitOrderProductList: {
                /** @description 产品编码 */
                productCode?: string;
                /** @description 型号 */
                productModel?: string;
                /** @description 产品名称 */
                productName?: string;
                /** @description 产品图片 */
                picUrl?: string;
                /** @description 单价（元） */
                price: number;
                /** @description 数量（台） */
                number: number;
                /** @description 价格类型 */
                priceType?: string;
            }[];
            payerInfo?: components["schemas"]["OrderPayer"];
            /** @description 可选付款方 */
            payToList?: components["schemas"]["OrderPayer"][];
            /** @description 送达方编码 */
            sendtoCode?: string;
            /** @description 备注 */
            remark?: string;
            /** @description 预计到货日期 YYYY-MM-DD */
            arrivalDate?: string;
        };
        /** @description The storage fee of an order that is kept at the centre beyond its free days. Assumption: JKF is 寄库费; the fields. */
        StorageFee: {
            /** @description 订单号 */
            orderNo: string;
            /** @description 寄库数量（台） */
            number: number;
            /** @description 免费寄库天数 */
            freeDays?: number;
            /** @description 入库日期 YYYY-MM-DD */
            beginDate?: string;
            /** @description 免费期截止日期 YYYY-MM-DD */
            endDate?: string;
            /** @description 超期天数 */
            overdueDays: number;
            /** @description 每台每天费用（元） */
            feePerDay: number;
            /** @description 寄库费（元），数量乘超期天数乘每台每天费用 */
            feeAmount: number;
        };
        /** @description A sub-account of a customer (1§3 Sub-account). Assumption: everything beyond account, customerCode and roles. */
        SubAccount: {
            /** @description 子账号登录名 */
            account: string;
            /** @description 所属客户编码 */
            customerCode: string;
            /** @description 使用人姓名 */
            name?: string;
            /** @description 手机号 */
            phoneNumber?: string;
            /**
             * @description 状态码，1 启用、0 停用
             * @example 1
             * @example 0
             */
            status?: string;
            /** @description 状态名称 */
            statusName?: string;
            /** @description 角色 */
            roles?: components["schemas"]["Role"][];
            /** @description 创建日期 YYYY-MM-DD */
            createDate?: string;
        };
        /** @description A notice of the platform to all or some customers. Assumption: all fields. */
        SystemNotification: {
            /** @description 通知编号 */
            id: string;
            /** @description 标题 */
            title: string;
            /** @description 正文（富文本） */
            content?: string;
            /** @description 通知类型名称 */
            typeName?: string;
            /** @description 弹屏图片 */
            picUrl?: string;
            /** @description 点击后打开的地址 */
            url?: string;
            /** @description 生效日期 YYYY-MM-DD */
            beginDate?: string;
            /** @description 失效日期 YYYY-MM-DD */
            endDate?: string;
            /** @description 发布时间 YYYY-MM-DD HH:mm:ss */
            createDate?: string;
        };
        /** @description An application to move money between payers or sold-tos. Stated: id, saleCustCode, saleOrgCode, customerChannel, gongmaoCode, customerCode (2§3); the other fields are assumed. */
        Transfer: {
            /** @description 申请 ID */
            id: string;
            /** @description 售达方编码 */
            saleCustCode: string;
            /** @description 销售组织编码 */
            saleOrgCode: string;
            /** @description 客户渠道 */
            customerChannel?: string;
            /** @description 工贸编码 */
            gongmaoCode?: string;
            /** @description 客户编码 */
            customerCode: string;
            /** @description 划转单号 */
            transferNo?: string;
            /**
             * @description 划转类型
             * @example ACCOUNT
             * @example MASTERSON
             * @example FINANCE
             */
            transferType?: string;
            /** @description 划转类型名称 */
            transferTypeName?: string;
            /** @description 转出付款方编码 */
            fromPayerCode?: string;
            /** @description 转出付款方名称 */
            fromPayerName?: string;
            /** @description 转入付款方编码 */
            toPayerCode?: string;
            /** @description 转入付款方名称 */
            toPayerName?: string;
            /** @description 划转金额（元） */
            transferMoney?: number;
            /** @description 申请时间 */
            createTime?: string;
            /**
             * @description 状态码
             * @example 10
             * @example 20
             * @example 30
             */
            status?: string;
            /** @description 状态名称 */
            statusName?: string;
            /** @description 备注或审批意见 */
            remark?: string;
        };
        /** @description One application to unfreeze ordering. Assumption: the fields; the flags and their values are stated (1§4). */
        UnfreezeApply: {
            /** @description 解冻申请单号，以 D 开头 */
            unfreezeNo: string;
            /** @description 客户编码 */
            customerCode: string;
            /** @description 客户名称 */
            customerName?: string;
            /**
             * @description 冻结类型：M 无门店、J 超过 180 天未提货
             * @example M
             * @example J
             */
            freezeType: string;
            /** @description 冻结类型名称 */
            freezeTypeName: string;
            /** @description 产品组编码 */
            productGroupCode?: string;
            /** @description 产品组名称 */
            productGroupName?: string;
            /** @description 申请原因 */
            reason: string;
            /**
             * @description 状态码，10 已提交、20 已解冻、30 已驳回
             * @example 10
             * @example 20
             * @example 30
             */
            status: string;
            /** @description 状态名称 */
            statusName: string;
            /** @description 审批意见 */
            remark?: string;
            /** @description 申请人 */
            applyUser?: string;
            /** @description 申请时间 YYYY-MM-DD HH:mm:ss */
            applyDate: string;
        };
        /** @description A file that was uploaded. Assumption: the fields. */
        UploadedFile: {
            /** @description 附件编号，提交表单时引用 */
            fileId: string;
            /** @description 文件名 */
            fileName: string;
            /** @description 下载地址 */
            url: string;
            /** @description 大小（字节） */
            size?: number;
        };
        /** @description The signed-in user (AUTH-02, 1§3). Assumption: saletoCodeSub and expireAt. */
        UserInfo: {
            /** @description 登录令牌 */
            token: string;
            /** @description 用户 ID */
            id: string;
            /** @description 登录名 */
            name?: string;
            /** @description 昵称 */
            nickname?: string;
            /** @description 姓名 */
            realName?: string;
            /** @description 用户名 */
            userName: string;
            /** @description 手机号 */
            phoneNumber?: string;
            /** @description 售达方编码 */
            saletoCode: string;
            /** @description 角色，编码到名称 */
            roles: {
                [key: string]: string;
            };
            /** @description 是否管理员 */
            isAdmin: boolean;
            /** @description 客户名称 */
            customerName?: string;
            /** @description 客户标识，为空表示不受限 */
            customerFlag?: string;
            /** @description 可切换的售达方 */
            customers?: components["schemas"]["SoldTo"][];
            /** @description 子账号售达方编码，主账号与售达方相同 */
            saletoCodeSub?: string;
            /** @description 令牌过期时间，毫秒时间戳或 ISO 文本（AUTH-01） */
            expireAt?: number | string;
        };
        /** @description One vehicle of the whole-vehicle or transfer cart with its lines (2§3). Stated: IBR_ZCTYPENAME, SUMMONEY, orderList and the line fields PRODUCTNAME to GBID; the other fields are assumed. */
        VehicleCart: {
            /** @description 车次编号，一车一个 */
            IBR_ID: string;
            /** @description 车型编码 */
            IBR_ZCTYPE?: string;
            /** @description 车型名称 */
            IBR_ZCTYPENAME: string;
            /** @description 本车金额（元），各行单价×数量之和 */
            SUMMONEY: number;
            /** @description 车型容积（立方米） */
            CARVOLUME?: number;
            /** @description 已装体积（立方米） */
            SUMVOLUME?: number;
            /** @description 送达方编码 */
            SENDTOCODE?: string;
            /** @description 付款方编码 */
            PAYTOCODE?: string;
            /** @description 付款方名称 */
            PAYTONAME?: string;
            /** @description 产品行 */
            orderList: {
                /** @description 行编号，改数量、删行、拼车时用 */
                GBID: string;
                /** @description 产品编码 */
                PRODUCTCODE: string;
                /** @description 型号 */
                PRODUCTMODEL?: string;
                /** @description 产品名称 */
                PRODUCTNAME: string;
                /** @description 单价（元） */
                UNITPRICE: number;
                /** @description 缩略图地址 */
                THUMBNAIL?: string;
                /** @description 数量（台） */
                IBL_NUM: number;
                /** @description 最小起订量，文本；0 按 1 处理（CART-09） */
                IBL_MINNUM: string;
                /** @description 最大可订量，文本（CART-09） */
                IBL_MAXNUM: string;
                /** @description 本行体积（立方米） */
                LINEVOLUME?: number;
            }[];
        };
        /** @description A product that can be ordered by whole vehicle or by transfer. Assumption: no field of the goods list is shown; the names follow the cart lines. */
        VehicleGoods: {
            /** @description 产品编码 */
            productCode: string;
            /** @description 型号 */
            productModel?: string;
            /** @description 产品名称 */
            productName: string;
            /** @description 缩略图地址 */
            thumbnail?: string;
            /** @description 单价（元） */
            unitPrice: number;
            /** @description 最小起订量（台） */
            minNum: number;
            /** @description 最大可订量（台） */
            maxNum: number;
            /** @description 单台体积（立方米） */
            volume?: number;
            /** @description 发货基地或调出方编码 */
            supplyCode?: string;
            /** @description 发货基地或调出方名称 */
            supplyName?: string;
        };
        /** @description A whole-house order that was rejected and waits to be handled. Assumption: the fields. */
        WholeHouseReject: {
            /** @description 订单号 */
            orderNo: string;
            /** @description 拒单号 */
            rejectNo: string;
            /** @description 拒单原因 */
            rejectReason: string;
            /** @description 拒单时间 YYYY-MM-DD HH:mm:ss */
            rejectTime?: string;
            /** @description 拒单人 */
            rejectUser?: string;
            /**
             * @description 状态码
             * @example 10
             * @example 20
             * @example 30
             */
            status: string;
            /** @description 状态名称 */
            statusName: string;
            /** @description 处理截止时间 YYYY-MM-DD HH:mm:ss */
            deadline?: string;
            /** @description 被拒的产品 */
            lineList: components["schemas"]["OrderLine"][];
            /** @description 图片地址 */
            imageList?: string[];
        };
        /** @description A remote cloud warehouse (异地云仓) that serves a ship-to. Assumption: the fields beside yuncangCode. */
        YdWarehouse: {
            /** @description 云仓编码 */
            yuncangCode: string;
            /** @description 云仓名称 */
            yuncangName: string;
            /**
             * @description 云仓类型：YD 异地云仓
             * @example YD
             * @example YC
             */
            yuncangType?: string;
            /** @description 区域编码 */
            areaCode?: string;
            /** @description 区域名称 */
            areaName?: string;
            /**
             * @description 是否默认：1 默认，0 否
             * @example 1
             * @example 0
             */
            isDefault?: number;
        };
    };
    responses: {
        /** @description 请求参数不正确 */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 没有访问权限，转到 403 页（HTTP-08） */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 网关超时，静默忽略（HTTP-08） */
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 服务器内部错误；正文状态 500 时清除会话并重新授权（HTTP-07） */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 请求过于频繁，显示服务端提示（HTTP-08） */
        TooManyRequests: {
            headers: {
                /** @description 多少秒后可再次请求 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 未登录或登录已过期 */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 系统维护，转到 503 页（HTTP-08） */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * @description 客户编码
         * @example 8800123456
         */
        CustomerCodePath: string;
        /**
         * @description 客户编码
         * @example 8800123456
         */
        CustomerCodeQuery: string;
        /**
         * @description 订单号
         * @example 6010086602
         */
        OrderNoQuery: string;
        /**
         * @description 页码，从 1 起
         * @example 1
         */
        PageNumQuery: number;
        /**
         * @description 每页条数
         * @example 10
         */
        PageSizeQuery: number;
        /**
         * @description 售达方编码
         * @example 8800123456
         */
        SaletoCodePath: string;
        /**
         * @description 售达方编码
         * @example 8800123456
         */
        SaletoCodeQuery: string;
        /**
         * @description 子账号售达方编码，主账号与售达方相同
         * @example 8800123456
         */
        SaletoCodeSubPath: string;
        /**
         * @description 送达方编码
         * @example 8800130002
         */
        SendtoCodePath: string;
        /**
         * @description 消息单元，售达方编码加 _admin
         * @example 8800123456_admin
         */
        UnitIdQuery: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCart: {
        parameters: {
            query?: {
                /** @description 产业编码，按产业筛选 */
                industryCode?: string;
                /** @description 云仓标识：YC 云仓、YD 异地云仓 */
                yunCang?: "YC" | "YD";
                /** @description 云仓编码 */
                yuncangCode?: string;
                /** @description 来源系统 */
                sysType?: string;
                /** @description 区域编码 */
                areaCode?: string;
                /** @description 配送方式：2 按省、3 按门店 */
                deliverWay?: "2" | "3";
                /** @description 配送标识 */
                deliverFlag?: string;
            };
            header?: never;
            path: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodePath"];
                /**
                 * @description 送达方编码
                 * @example 8800130002
                 */
                sendtoCode: components["parameters"]["SendtoCodePath"];
                /**
                 * @description 子账号售达方编码，主账号与售达方相同
                 * @example 8800123456
                 */
                saletoCodeSub: components["parameters"]["SaletoCodeSubPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries in the order in which they were added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["CartEntry"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCachedCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cached entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 购物车条目 */
                        data?: components["schemas"]["CartEntry"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listSpecialPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodePath"];
                /**
                 * @description 送达方编码
                 * @example 8800130002
                 */
                sendtoCode: components["parameters"]["SendtoCodePath"];
                /**
                 * @description 登录账号
                 * @example wangjg
                 */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices that are valid today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 特价 */
                        data?: components["schemas"]["SpecialPrice"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addListToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 加入的条目 */
                    cartList: components["schemas"]["AddToCart"][];
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToCart"];
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateCartNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 产品编码 */
                    productId?: string;
                    /** @description 组合 ID */
                    composeId: string;
                    /** @description 新的数量（台） */
                    number: number;
                    /**
                     * @description 活动类型：1 单品、2 组合、3 抢购
                     * @enum {integer}
                     */
                    activityType?: 1 | 2 | 3;
                    /** @description 活动 ID */
                    activityId?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteCartEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 购物车条目 ID */
                    idList: string[];
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCartCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 有效条目数 */
                        data?: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCartIndustries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The industries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 产业 */
                        data?: {
                            /** @description 产业编码 */
                            industryCode: string;
                            /** @description 产业名称 */
                            industryName: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCartAgreementStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agreement and its state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /**
                             * @description 协议状态：1 已签署，0 未签署
                             * @example 1
                             * @example 0
                             */
                            status: string;
                            /** @description 协议状态名称 */
                            statusName: string;
                            /** @description 协议名称 */
                            agreementName?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    refreshCartStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 产品编码 */
                    productCodeList: string[];
                };
            };
        };
        responses: {
            /** @description The stock of each product asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 库存 */
                        data?: components["schemas"]["ProductStock"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCloudWarehouseAuthority: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The authority with its warehouses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 是否有云仓权限 */
                            authority: boolean;
                            /** @description 可用云仓 */
                            yuncangList: {
                                /** @description 云仓编码 */
                                yuncangCode: string;
                                /** @description 云仓名称 */
                                yuncangName: string;
                                /**
                                 * @description 云仓类型：YC 云仓、YD 异地云仓
                                 * @example YC
                                 * @example YD
                                 */
                                yuncangType: string;
                            }[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCloudWarehouseProducts: {
        parameters: {
            query: {
                /**
                 * @description 来源系统
                 * @example PC
                 */
                sysType: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products with the warehouse that holds them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 云仓产品 */
                        data?: {
                            /** @description 产品编码 */
                            productCode: string;
                            /** @description 型号 */
                            productModel?: string;
                            /** @description 产品名称 */
                            productName?: string;
                            /** @description 单价（元） */
                            price?: number;
                            /** @description 云仓库存（台） */
                            stock: number;
                            /**
                             * @description 云仓类型：YC 云仓、YD 异地云仓
                             * @example YC
                             * @example YD
                             */
                            yuncangType: string;
                            /** @description 云仓编码 */
                            yuncangCode: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getEsCustomerPermission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                };
            };
        };
        responses: {
            /** @description True when the customer may order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 是否有权限 */
                        data?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listEasyManageGoods: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
                /** @description 型号或产品名称 */
                keyword?: string;
                /**
                 * @description 品类编码
                 * @example 100000
                 */
                category?: string;
                /**
                 * @description 页码，从 1 起
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNumQuery"];
                /**
                 * @description 每页条数
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of suggestions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["EasyManageGoods"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listEasyManageGoodsRecords: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
                /**
                 * @description 开始日期 YYYY-MM-DD
                 * @example 2026-11-01
                 */
                beginDate?: string;
                /**
                 * @description 结束日期 YYYY-MM-DD
                 * @example 2026-11-20
                 */
                endDate?: string;
                /**
                 * @description 页码，从 1 起
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNumQuery"];
                /**
                 * @description 每页条数
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["EasyManageGoodsRecord"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    splitOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckedCart"];
            };
        };
        responses: {
            /** @description The settlement: split orders with their payers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["SettleData"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listOrderPayers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 订单号 */
                    orderNo: string;
                };
            };
        };
        responses: {
            /** @description The payers, the default one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 付款方 */
                        data?: components["schemas"]["OrderPayer"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateOrderInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 订单号 */
                    orderNo: string;
                    /** @description 组合订单号 */
                    composeOrderNo?: string;
                    /** @description 新的付款方编码 */
                    payerCode?: string;
                    /** @description 备注 */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 订单号 */
                    orderNoList: string[];
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    cancelMfjkOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"] & {
                    /** @description 取消原因 */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    submitOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 要提交的订单 */
                    orderList: {
                        /** @description 组合订单号 */
                        composeOrderNo: string;
                        /** @description 订单号 */
                        orderNo: string;
                        /** @description 付款方编码 */
                        payerCode: string;
                        /** @description 应付金额（元） */
                        priceToPay: number;
                    }[];
                    /** @description H_WORK 来源时的账号 */
                    accountCode?: string;
                    /**
                     * @description 订单来源
                     * @default PC
                     * @enum {string}
                     */
                    whetherOrNotAppOrder?: "PC" | "H_WORK";
                };
            };
        };
        responses: {
            /** @description The placed orders and their sum. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 已提交的订单 */
                            orderList: {
                                /** @description 订单号 */
                                orderNo: string;
                                /** @description 订单类型编号 */
                                orderTypeNo: string;
                                /** @description 订单金额（元） */
                                amount: number;
                            }[];
                            /** @description 合计金额（元） */
                            amount: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    validateProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 产品 */
                    productList: {
                        /** @description 产品编码 */
                        productCode: string;
                        /** @description 数量（台） */
                        number: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description One result for each product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 校验结果 */
                        data?: {
                            /** @description 产品编码 */
                            productCode: string;
                            /** @description 是否可下单 */
                            valid: boolean;
                            /** @description 最多可下单数量（台） */
                            maxNumber?: number;
                            /** @description 不可下单的原因 */
                            msg?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getSzkcRuleLock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode?: string;
                    /** @description 产品编码 */
                    productCodes: string[];
                };
            };
        };
        responses: {
            /** @description One entry per product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 产品编码 */
                            productCode: string;
                            /** @description 是否被规则锁定 */
                            isLocked: boolean;
                            /** @description 规则名称 */
                            ruleName?: string;
                            /** @description 给用户的说明 */
                            msg?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getSzkcConfigCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                };
            };
        };
        responses: {
            /** @description True when the customer is configured. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 是否已配置 */
                        data?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTctpSwitch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description True when it is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 是否开启 */
                        data?: boolean;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    generateMfyjSettlementRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"] & {
                    /** @description 样机产品编码 */
                    productCode: string;
                    /** @description 结算数量（台） */
                    number: number;
                };
            };
        };
        responses: {
            /** @description The record that was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 结算记录号 */
                            recordNo: string;
                            /** @description 结算金额（元） */
                            settleAmount?: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    payCreditOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 订单号 */
                    orderNo: string;
                    /** @description 支付数量（台） */
                    qty: number;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkOrderQuotaCompose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckedCart"];
            };
        };
        responses: {
            /** @description Whether all entries are within the quota. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 是否全部通过 */
                            isPassed: boolean;
                            /** @description 超出额度的产品 */
                            overList: {
                                /** @description 产品编码 */
                                productCode: string;
                                /** @description 型号 */
                                productModel?: string;
                                /** @description 剩余额度（台） */
                                quota: number;
                                /** @description 本次数量（台） */
                                number: number;
                                /** @description 提示 */
                                msg?: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    calculateReplenishment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 产品编码 */
                    productCode: string;
                    /** @description 计划数量（台） */
                    number: number;
                };
            };
        };
        responses: {
            /** @description The two quantities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 现货可发数量（台） */
                            stockDeliveryNum: number;
                            /** @description 预约可发数量（台） */
                            reserveDeliveryNum: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBillInfo: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
                /**
                 * @description 订单号，空为客户默认抬头
                 * @example 6010086605
                 */
                orderNo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["BillTitle"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listYdWarehouses: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
                /**
                 * @description 送达方编码
                 * @example 8800130002
                 */
                sendtoCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The warehouses, the default one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["YdWarehouse"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listJdcDeliverAddresses: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
                /**
                 * @description 送达方编码
                 * @example 8800123456
                 */
                sendtoCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 基地仓编码 */
                            warehouseCode: string;
                            /** @description 基地仓名称 */
                            warehouseName?: string;
                            /** @description 发货地址 */
                            address: string;
                            /** @description 预计在途天数 */
                            deliverDays?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryElectronicSignAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                };
            };
        };
        responses: {
            /** @description The account; data is absent while none is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["SignAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    sendElectronicSignVerifyCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 签约人手机号 */
                    phoneNumber: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    verifyElectronicSignCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 签约人手机号 */
                    phoneNumber: string;
                    /** @description 短信验证码 */
                    verifyCode: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    querySignContracts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 合同编号、名称或订单号 */
                    keyword?: string;
                    /** @description 状态码 */
                    status?: string;
                    /**
                     * Format: date
                     * @description 开始日期 YYYY-MM-DD
                     */
                    beginDate?: string;
                    /**
                     * Format: date
                     * @description 结束日期 YYYY-MM-DD
                     */
                    endDate?: string;
                };
            };
        };
        responses: {
            /** @description One page of contracts, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["SignContract"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    authenticateSigner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 姓名 */
                    name: string;
                    /** @description 身份证号 */
                    idCard: string;
                    /** @description 手机号 */
                    phoneNumber: string;
                };
            };
        };
        responses: {
            /** @description The authentication that was started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /**
                             * @description 认证状态码
                             * @example 1
                             */
                            authStatus: string;
                            /** @description 认证状态名称 */
                            authStatusName?: string;
                            /** @description 认证页面地址 */
                            authUrl: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setPasswordFreeSigning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 电子签账号 */
                    accountCode: string;
                    /** @description true 开通，false 关闭 */
                    mianmiFlag: boolean;
                };
            };
        };
        responses: {
            /** @description The account after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["SignAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryBatchOrderHeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 批次号 */
                    batchNo?: string;
                    /** @description 状态码 */
                    status?: string;
                    /**
                     * Format: date
                     * @description 开始日期 YYYY-MM-DD
                     */
                    beginDate?: string;
                    /**
                     * Format: date
                     * @description 结束日期 YYYY-MM-DD
                     */
                    endDate?: string;
                };
            };
        };
        responses: {
            /** @description One page of batches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["BatchOrderHead"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryBatchOrderLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 批次号 */
                    batchNo: string;
                    /**
                     * @description 只看有误行
                     * @default false
                     */
                    isOnlyError?: boolean;
                };
            };
        };
        responses: {
            /** @description One page of lines, in the order of the sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["BatchOrderLine"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryBatchSpecialPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 产品编码 */
                    productCodes: string[];
                };
            };
        };
        responses: {
            /** @description The prices, several for a product where several policies hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["SpecialPrice"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryBatchKuanxianStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 产品编码 */
                    productCodes: string[];
                };
            };
        };
        responses: {
            /** @description One entry per product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 产品编码 */
                            productCode: string;
                            /** @description 宽限额度（元），非 CT 渠道为 0 */
                            kuanXian: number;
                            /**
                             * @description 是否勾选宽限，CT 为 1
                             * @enum {integer}
                             */
                            isCheckKuanXian: 0 | 1;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryBatchFarWeekStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 产品编码 */
                    productCodes: string[];
                };
            };
        };
        responses: {
            /** @description One entry per product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 产品编码 */
                            productCode: string;
                            /** @description 周承诺，0 表示无 */
                            weekPromise: string;
                            /** @description 远周次，0 表示无 */
                            farWeek: string;
                            /** @description 预计到货日期 YYYY-MM-DD，无则为空 */
                            farWeekDate?: string;
                            /** @description 该周可订数量（台） */
                            maxNumber?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryBatchPayers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 批次号 */
                    batchNo: string;
                    /** @description 送达方编码，空为全部 */
                    sendtoCode?: string;
                };
            };
        };
        responses: {
            /** @description The payers, the default one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["OrderPayer"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateBatchProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 批次号 */
                    batchNo: string;
                    /** @description 行号 */
                    lineNo: number;
                    /** @description 数量（台），0 表示删除该行 */
                    number: number;
                    /**
                     * @description 价格类型：PT 普通、TJ 特价、GC 工程、YJCY 样机出样
                     * @enum {string}
                     */
                    priceType?: "PT" | "TJ" | "GC" | "YJCY";
                    /** @description 政策版本号，非普通价时有 */
                    versionCode?: string;
                    /** @description 送达方编码 */
                    sendtoCode?: string;
                    /** @description 付款方编码 */
                    payerCode?: string;
                    /**
                     * @description 是否勾选宽限
                     * @enum {integer}
                     */
                    isCheckKuanXian?: 0 | 1;
                    /**
                     * @description 是否勾选远周次
                     * @enum {integer}
                     */
                    isCheckFarWeek?: 0 | 1;
                    /** @description 远周到货日期 YYYY-MM-DD */
                    farWeekDate?: string;
                };
            };
        };
        responses: {
            /** @description The line after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["BatchOrderLine"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkBatchOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 批次号 */
                    batchNo: string;
                };
            };
        };
        responses: {
            /** @description What the check found; the batch can be ordered when errorCount is 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 批次号 */
                            batchNo: string;
                            /** @description 是否全部通过 */
                            isPassed: boolean;
                            /** @description 行数 */
                            lineCount: number;
                            /** @description 有误行数 */
                            errorCount: number;
                            /** @description 无误行金额合计（元） */
                            amount?: number;
                            /** @description 有误明细 */
                            errorList: {
                                /** @description 行号 */
                                lineNo: number;
                                /** @description 产品编码 */
                                productCode?: string;
                                /**
                                 * @description 有误的列
                                 * @example productCode
                                 * @example number
                                 * @example sendtoCode
                                 * @example payerCode
                                 */
                                field: string;
                                /** @description 原因 */
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listAddressCollectRemarks: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
                /**
                 * @description 送达方编码，空为全部
                 * @example 8800130002
                 */
                sendtoCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remarks, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["AddressCollectRemark"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    saveAddressCollectRemark: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 备注 ID，新增为空 */
                    id?: string;
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 备注 */
                    remark: string;
                    /** @description 收货联系人 */
                    contactName?: string;
                    /** @description 收货电话 */
                    contactPhone?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listDiscountPrototypes: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
                /** @description 型号或产品名称 */
                keyword?: string;
                /**
                 * @description 状态码：10 未上架、20 已上架、30 已售出
                 * @example 20
                 */
                status?: string;
                /**
                 * @description 页码，从 1 起
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNumQuery"];
                /**
                 * @description 每页条数
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sample machines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["DiscountPrototype"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    shelveDiscountPrototypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 折扣样机 ID */
                    idList: string[];
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    unshelveDiscountPrototypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 折扣样机 ID */
                    idList: string[];
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    runOrderBspRoutine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 例程编码 */
                    routineCode?: string;
                };
            };
        };
        responses: {
            /** @description Unknown data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: unknown;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryMyOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode?: string;
                    /** @description 订单号 */
                    orderNo?: string;
                    /** @description 型号、名称或订单号 */
                    keyword?: string;
                    /** @description 状态码 */
                    status?: string;
                    /** @description 开始日期 YYYY-MM-DD */
                    beginDate?: string;
                    /** @description 结束日期 YYYY-MM-DD */
                    endDate?: string;
                    /** @description H_WORK 来源时的账号 */
                    accountCode?: string;
                    /**
                     * @description 订单来源
                     * @default PC
                     * @enum {string}
                     */
                    whetherOrNotAppOrder?: "PC" | "H_WORK";
                };
            };
        };
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["OrderSummary"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryAllOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 订单号 */
                    orderNo: string;
                };
            };
        };
        responses: {
            /** @description The orders; one, unless an order number was split. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 订单 */
                        data?: components["schemas"]["OrderDetail"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    judgeOrderButtons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 订单号 */
                    orderNo: string;
                };
            };
        };
        responses: {
            /** @description The buttons in the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 按钮 */
                            buttonList: {
                                /**
                                 * @description 按钮编码
                                 * @example cancel
                                 * @example detail
                                 * @example logistics
                                 * @example reschedule
                                 * @example sign
                                 * @example reject
                                 * @example rebuy
                                 * @example invoice
                                 * @example estimate
                                 */
                                code: string;
                                /** @description 按钮名称 */
                                name: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    rejectDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"] & {
                    /** @description 发货单号 */
                    dn: string;
                    /** @description 拒收原因编码：01 外观破损、02 型号不符、03 数量不符、04 超时送达、99 其他 */
                    reasonCode: string;
                    /** @description 补充说明 */
                    reason?: string;
                    /** @description 拒收的产品 */
                    lineList: {
                        /** @description 产品编码 */
                        productCode: string;
                        /** @description 拒收数量（台） */
                        number: number;
                    }[];
                    /** @description 图片地址 */
                    imageList?: string[];
                };
            };
        };
        responses: {
            /** @description The rejection that was recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 拒收单号 */
                            rejectNo: string;
                            /** @description 状态名称 */
                            statusName?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    cancelOrderToTcStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"] & {
                    /** @description 取消原因编码 */
                    reasonCode?: string;
                    /** @description 补充说明 */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The stock that was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 被取消的订单号 */
                            orderNo: string;
                            /** @description 统仓库存单号 */
                            tcStockNo: string;
                            /** @description 转入数量（台） */
                            number?: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    confirmTctpOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"] & {
                    /** @description 备注 */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    selfSignOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"] & {
                    /**
                     * Format: date
                     * @description 签收日期 YYYY-MM-DD，默认当天
                     */
                    signDate?: string;
                    /** @description 按行签收的数量，空为全部签收 */
                    lineList?: {
                        /** @description 产品编码 */
                        productCode: string;
                        /** @description 签收数量（台） */
                        number: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addOrderEstimate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"] & {
                    /** @description 配送评分，1 至 5 */
                    deliverScore: number;
                    /** @description 服务评分，1 至 5 */
                    serviceScore: number;
                    /** @description 产品评分，1 至 5 */
                    productScore: number;
                    /** @description 评价内容 */
                    content?: string;
                    /** @description 图片地址 */
                    imageList?: string[];
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryOrderEstimate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"];
            };
        };
        responses: {
            /** @description The estimate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["OrderEstimate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    cancelMyOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 订单号 */
                    orderNo: string;
                    /** @description 订单类型编号 */
                    orderTypeNo: string;
                    /** @description 取消原因编码 */
                    reasonCode: string;
                    /** @description 补充说明 */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    selfSignOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 要签收的订单 */
                    orderList: {
                        /** @description 订单号 */
                        orderNo: string;
                        /** @description 订单类型编号 */
                        orderTypeNo?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description What was signed and what was not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["BatchOutcome"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryRescheduleDates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 订单类型编号 */
                    orderTypeNo: string;
                };
            };
        };
        responses: {
            /** @description The present date and the dates to choose from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 订单类型编号 */
                            orderTypeNo: string;
                            /** @description 当前预约送货日期 YYYY-MM-DD */
                            currentDate: string;
                            /** @description 可改约的日期 YYYY-MM-DD */
                            dateList: string[];
                            /** @description 剩余可改约次数 */
                            remainCount?: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    rescheduleOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 订单类型编号 */
                    orderTypeNo: string;
                    /**
                     * Format: date
                     * @description 新的送货日期 YYYY-MM-DD
                     */
                    rescheduleDate: string;
                    /** @description 改约原因 */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setJdPlanSendTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"] & {
                    /**
                     * Format: date
                     * @description 计划发货日期 YYYY-MM-DD
                     */
                    planSendTime: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    confirmOrderReceived: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"];
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getOrderMonthSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 月份 YYYY-MM */
                    month: string;
                };
            };
        };
        responses: {
            /** @description The figures of the month. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 月份 YYYY-MM */
                            month: string;
                            /** @description 订单数 */
                            orderCount: number;
                            /** @description 订单金额（元），含已取消 */
                            amount: number;
                            /** @description 按状态汇总 */
                            statusList: {
                                /** @description 状态码 */
                                status: string;
                                /** @description 状态名称 */
                                statusName: string;
                                /** @description 订单数 */
                                orderCount: number;
                                /** @description 订单金额（元） */
                                amount: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    cancelGroupOrder: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /**
                 * @description 组单号
                 * @example ZC20261118001
                 */
                groupingNo: string;
                /**
                 * @description 取消原因编码
                 * @example 05
                 */
                reasonCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was cancelled and what was not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["BatchOutcome"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listVehicleOrders: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /**
                 * @description 组单号
                 * @example ZC20261118001
                 */
                groupingNo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders of the group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["OrderSummary"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    sendSelfPayMessage: {
        parameters: {
            query: {
                /**
                 * @description 订单号（SAP 采购订单号）
                 * @example 6010086601
                 */
                bstnk: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    confirmAdvanceArrival: {
        parameters: {
            query: {
                /**
                 * @description 订单号
                 * @example 6010086602
                 */
                orderNo: components["parameters"]["OrderNoQuery"];
                /**
                 * @description 订单类型编号
                 * @example ZY6010086602
                 */
                orderTypeNo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getJdPlanSendRange: {
        parameters: {
            query: {
                /**
                 * @description 订单号
                 * @example 6010086602
                 */
                orderNo: components["parameters"]["OrderNoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 最早可选日期 YYYY-MM-DD */
                            startTime: string;
                            /** @description 最晚可选日期 YYYY-MM-DD */
                            endTime?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteMfyjOrder: {
        parameters: {
            query: {
                /**
                 * @description 订单号
                 * @example 6010086602
                 */
                orderNo: components["parameters"]["OrderNoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCancelReasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 取消原因 */
                        data?: {
                            /** @description 原因编码 */
                            reasonCode: string;
                            /** @description 原因 */
                            reason: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryAuditOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /**
                     * @description 审核状态码：0 待审核、1 已通过、2 已拒绝
                     * @default 0
                     * @enum {string}
                     */
                    auditStatus?: "0" | "1" | "2";
                    /** @description 订单号 */
                    orderNo?: string;
                    /**
                     * Format: date
                     * @description 开始日期 YYYY-MM-DD
                     */
                    beginDate?: string;
                    /**
                     * Format: date
                     * @description 结束日期 YYYY-MM-DD
                     */
                    endDate?: string;
                };
            };
        };
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["AuditOrder"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    auditOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /**
                     * @description 审核结果：1 通过、2 拒绝
                     * @enum {string}
                     */
                    auditStatus: "1" | "2";
                    /** @description 审核意见，拒绝时必填 */
                    auditRemark?: string;
                    /** @description 订单号 */
                    orderNoList: string[];
                };
            };
        };
        responses: {
            /** @description What was audited and what was not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["BatchOutcome"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getLogisticsInfo: {
        parameters: {
            query: {
                /**
                 * @description 发货单号
                 * @example 8010045503
                 */
                dn: string;
                /**
                 * @description 物流类型，如 1 正向配送、2 逆向退货
                 * @example 1
                 */
                type: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["LogisticsTrack"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryJjLogisticsTrack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 发货单号 */
                    dn: string;
                    /** @description 订单号 */
                    orderNo?: string;
                };
            };
        };
        responses: {
            /** @description The trail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["LogisticsTrack"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    payDepositOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 订单号 */
                    orderNo: string;
                    /** @description 订单类型编号 */
                    orderTypeNo: string;
                    /** @description 支付数量（台） */
                    qty: number;
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 逾期状态，如 0 未逾期、1 已逾期 */
                    yqStatus: string;
                };
            };
        };
        responses: {
            /** @description What was paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 订单号 */
                            orderNo: string;
                            /** @description 定金（元），此前已付 */
                            depositAmount?: number;
                            /** @description 本次支付（元） */
                            payAmount: number;
                            /** @description 支付时间 YYYY-MM-DD HH:mm:ss */
                            payTime?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    calculateStorageFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"] & {
                    /**
                     * Format: date
                     * @description 希望延期到的日期 YYYY-MM-DD
                     */
                    delayDate?: string;
                };
            };
        };
        responses: {
            /** @description The fee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["StorageFee"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    payOverdueStorageFee: {
        parameters: {
            query: {
                /**
                 * @description 订单号
                 * @example 6010086602
                 */
                orderNo: components["parameters"]["OrderNoQuery"];
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    delayStorageOrder: {
        parameters: {
            query: {
                /**
                 * @description 订单号
                 * @example 6010086602
                 */
                orderNo: components["parameters"]["OrderNoQuery"];
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
                /**
                 * @description 延期到的日期 YYYY-MM-DD
                 * @example 2026-12-05
                 */
                delayDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    applyDepositDelay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"] & {
                    /**
                     * Format: date
                     * @description 延期到的日期 YYYY-MM-DD
                     */
                    delayDate: string;
                    /** @description 延期原因 */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The application that was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 申请单号 */
                            applyNo: string;
                            /** @description 状态名称 */
                            statusName: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    payCrowdFundingOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 订单号
                 * @example 6010086602
                 */
                orderNo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateChongbaiOrderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"] & {
                    /** @description 新的状态码 */
                    status: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    splitHairishengOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckedCart"];
            };
        };
        responses: {
            /** @description The settlement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["SettleData"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    cancelHairishengOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"] & {
                    /** @description 取消原因 */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTripartitePurchaseOrder: {
        parameters: {
            query: {
                /**
                 * @description 订单号
                 * @example 6010086602
                 */
                orderNo: components["parameters"]["OrderNoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 采购订单号 */
                            poNo: string;
                            /** @description 销售订单号 */
                            orderNo: string;
                            /** @description 供方 */
                            supplierName?: string;
                            /** @description 需方 */
                            buyerName?: string;
                            /** @description 第三方 */
                            agentName?: string;
                            /** @description 下单日期 YYYY-MM-DD */
                            createDate?: string;
                            /** @description 金额（元） */
                            amount: number;
                            /** @description 状态名称 */
                            statusName?: string;
                            /** @description 产品行 */
                            lineList: components["schemas"]["OrderLine"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateAirOrderInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"] & {
                    /** @description 发票号码 */
                    invoiceNo: string;
                    /**
                     * Format: date
                     * @description 开票日期 YYYY-MM-DD
                     */
                    invoiceDate?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getWholeHouseReject: {
        parameters: {
            query: {
                /**
                 * @description 订单号
                 * @example 6010086602
                 */
                orderNo: components["parameters"]["OrderNoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rejection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["WholeHouseReject"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    handleWholeHouseReject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"] & {
                    /** @description 拒单号 */
                    rejectNo: string;
                    /**
                     * @description 处理方式：CHANGE 变更、CANCEL 取消、APPEAL 申诉
                     * @enum {string}
                     */
                    handleType: "CHANGE" | "CANCEL" | "APPEAL";
                    /** @description 说明，申诉时必填 */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    changeWholeHouseOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKey"] & {
                    /** @description 变更的行 */
                    lineList: {
                        /** @description 原产品编码 */
                        productCode: string;
                        /** @description 新产品编码，不换型号为空 */
                        newProductCode?: string;
                        /** @description 变更后数量（台） */
                        number: number;
                    }[];
                    /** @description 变更原因 */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The order after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 订单号 */
                            orderNo: string;
                            /** @description 变更前金额（元） */
                            originalAmount?: number;
                            /** @description 变更后金额（元） */
                            changedAmount: number;
                            /** @description 差额（元），正数需补款 */
                            diffAmount?: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getWholeHouseValidTime: {
        parameters: {
            query: {
                /**
                 * @description 订单号
                 * @example 6010086602
                 */
                orderNo: components["parameters"]["OrderNoQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 开始时间 YYYY-MM-DD HH:mm:ss */
                            beginTime?: string;
                            /** @description 截止时间 YYYY-MM-DD HH:mm:ss */
                            endTime: string;
                            /** @description 当前是否可变更 */
                            isValid: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryAllocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 状态码：10 待确认、20 已确认、30 已拒绝 */
                    status?: string;
                    /** @description 单号或型号 */
                    keyword?: string;
                    /**
                     * Format: date
                     * @description 开始日期 YYYY-MM-DD
                     */
                    beginDate?: string;
                    /**
                     * Format: date
                     * @description 结束日期 YYYY-MM-DD
                     */
                    endDate?: string;
                };
            };
        };
        responses: {
            /** @description One page of allocations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["Allocation"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    confirmOrRefuseAllocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 配额单号 */
                    allocationNo: string;
                    /** @description true 确认，false 拒绝 */
                    isConfirm: boolean;
                    /** @description 确认数量（台），默认全部 */
                    number?: number;
                    /** @description 拒绝原因，拒绝时必填 */
                    refuseReason?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryPopReserves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 备货单号或型号 */
                    keyword?: string;
                    /** @description 仓库编码 */
                    warehouseCode?: string;
                    /** @description 状态码：10 生效中、20 已停用、30 已用完 */
                    status?: string;
                };
            };
        };
        responses: {
            /** @description One page of reserves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["PopReserve"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    stopPopReserve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 备货 ID
                 * @example 8101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    exportPopReserves: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
                /**
                 * @description 仓库编码
                 * @example POP3701
                 */
                warehouseCode?: string;
                /**
                 * @description 状态码
                 * @example 10
                 */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in Content-Disposition. */
            200: {
                headers: {
                    /**
                     * @description 文件名（RFC 6266）
                     * @example attachment; filename="pop-reserves.xlsx"; filename*=UTF-8''POP%E5%A4%87%E8%B4%A7%E5%8D%95.xlsx
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getPopReserve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 备货 ID
                 * @example 8101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reserve. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["PopReserve"] & {
                            /** @description 使用记录 */
                            useList: {
                                /** @description 订单号 */
                                orderNo: string;
                                /** @description 使用数量（台） */
                                number: number;
                                /** @description 使用时间 YYYY-MM-DD HH:mm:ss */
                                useTime: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listPopWarehouses: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The warehouses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 仓库编码 */
                            warehouseCode: string;
                            /** @description 仓库名称 */
                            warehouseName: string;
                            /** @description 地址 */
                            address?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listPopCustomerCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description POP客户编码 */
                        data?: string[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkCreditApplyAllowed: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether he may apply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 是否允许申请 */
                            isAllowed: boolean;
                            /** @description 授信额度（元） */
                            creditLimit?: number;
                            /** @description 已用额度（元） */
                            usedAmount?: number;
                            /** @description 可申请额度（元），授信额度减已用额度 */
                            availableAmount?: number;
                            /** @description 不允许的原因 */
                            reason?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    submitCreditApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 付款方编码 */
                    payerCode: string;
                    /** @description 申请金额（元） */
                    applyAmount: number;
                    /** @description 申请原因 */
                    applyReason: string;
                    /**
                     * Format: date
                     * @description 有效期开始 YYYY-MM-DD
                     */
                    beginDate?: string;
                    /**
                     * Format: date
                     * @description 有效期结束 YYYY-MM-DD
                     */
                    endDate?: string;
                };
            };
        };
        responses: {
            /** @description The application that was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["CreditOrderApply"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryCreditApplies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 状态码：10 审批中、20 已通过、30 已驳回 */
                    status?: string;
                    /**
                     * Format: date
                     * @description 开始日期 YYYY-MM-DD
                     */
                    beginDate?: string;
                    /**
                     * Format: date
                     * @description 结束日期 YYYY-MM-DD
                     */
                    endDate?: string;
                };
            };
        };
        responses: {
            /** @description One page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["CreditOrderApply"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getArrivalWeeks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The weeks, the nearest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 到货周 */
                        data?: {
                            /** @description 周次，年份加两位周号 */
                            weekCode: string;
                            /** @description 周次名称 */
                            weekName: string;
                            /** @description 周一 YYYY-MM-DD */
                            beginDate: string;
                            /** @description 周日 YYYY-MM-DD */
                            endDate: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateTrafficPaytoByOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 订单类型编号 */
                    orderTypeNo: string;
                    /** @description 新付款方编码 */
                    paytoCode: string;
                    /** @description 售达方编码 */
                    saletoCode?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTrafficPaytoByOrder: {
        parameters: {
            query: {
                /**
                 * @description 订单类型编号
                 * @example ZY6010086602
                 */
                orderTypeNo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 订单类型编号 */
                            orderTypeNo: string;
                            /** @description 订单金额（元） */
                            orderAmount: number;
                            /** @description 当前付款方编码 */
                            paytoCode: string;
                            /** @description 当前付款方名称 */
                            paytoName?: string;
                            /** @description 可选付款方 */
                            payToList: components["schemas"]["Payer"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateTrafficPaytoBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 新付款方编码 */
                    paytoCode: string;
                    /** @description 订单类型编号列表 */
                    orderTypeNoList: string[];
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTrafficPayers: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Payer"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateTrafficCartPayto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 车次编号 */
                    IBR_ID: string;
                    /** @description 付款方编码 */
                    paytoCode: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    changeTrafficCreditPayto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 车次编号 */
                    IBR_ID: string;
                    /** @description 信用付款方编码 */
                    paytoCode: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTrafficCart: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
                /** @description 送达方编码，按送达方筛选 */
                sendtoCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["VehicleCart"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTrafficCartCount: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 购物车行数 */
                        data?: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    changeTrafficBillto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 车次编号 */
                    IBR_ID: string;
                    /** @description 开票方编码 */
                    billtoCode: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    payTrafficOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 整车订单流水号
                 * @example LS20261120001
                 */
                orderFlowNo: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 付款方编码 */
                    paytoCode: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTrafficDelayApprovers: {
        parameters: {
            query: {
                /**
                 * @description 订单类型编号
                 * @example ZY6010086602
                 */
                orderTypeNo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 审批人工号 */
                            userCode: string;
                            /** @description 审批人姓名 */
                            userName: string;
                            /** @description 审批人岗位 */
                            roleName?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkTrafficDelayApply: {
        parameters: {
            query: {
                /**
                 * @description 订单类型编号
                 * @example ZY6010086602
                 */
                orderTypeNo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yes or no. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 是或否 */
                        data?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    submitTrafficDelay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 订单类型编号 */
                    orderTypeNo: string;
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /**
                     * Format: date
                     * @description 延期到的日期 YYYY-MM-DD
                     */
                    delayDate: string;
                    /** @description 审批人工号 */
                    approvalUserCode: string;
                    /** @description 延期原因 */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteTrafficCartLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 行编号列表 */
                    GBIDList: string[];
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteTrafficCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 车次编号，空为全部 */
                    IBR_ID?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteTrafficDiscountCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 车次编号，空为全部 */
                    IBR_ID?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    submitTrafficCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 要提交的车次编号 */
                    IBRIDList: string[];
                    /** @description H_WORK 来源时的账号 */
                    accountCode?: string;
                    /**
                     * @description 订单来源
                     * @default PC
                     * @enum {string}
                     */
                    whetherOrNotAppOrder?: "PC" | "H_WORK";
                    /** @description 备注 */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 生成的整车订单 */
                            orderList: {
                                /** @description 整车订单流水号 */
                                orderFlowNo: string;
                                /** @description 车型名称 */
                                carTypeName?: string;
                                /** @description 订单金额（元） */
                                orderAmount: number;
                                /** @description 状态码 */
                                status?: string;
                                /** @description 状态名称 */
                                statusName?: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    preCheckTrafficOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 要检查的车次编号 */
                    IBRIDList: string[];
                };
            };
        };
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 是否通过 */
                            isPass: boolean;
                            /** @description 未通过的产品行，通过时为空 */
                            problemList: {
                                /** @description 行编号 */
                                GBID: string;
                                /** @description 产品编码 */
                                productCode?: string;
                                /**
                                 * @description 问题类型
                                 * @example STOCK
                                 * @example PRICE
                                 * @example CREDIT
                                 * @example MINNUM
                                 * @example MAXNUM
                                 * @example LOAD
                                 */
                                problemType?: string;
                                /** @description 问题说明 */
                                message: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setTrafficCarpoolGd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 车次编号 */
                    IBR_ID: string;
                    /** @description 期望车型编码 */
                    carType?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    undoTrafficCarpoolGd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 车次编号 */
                    IBR_ID: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setTrafficCarpoolBd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 车次编号 */
                    IBR_ID: string;
                    /** @description 要并入的拼车包编号 */
                    packageNo: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    undoTrafficCarpoolBd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 车次编号 */
                    IBR_ID: string;
                    /** @description 拼车包编号 */
                    packageNo: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBaseWarehouses: {
        parameters: {
            query: {
                /**
                 * @description 送达方编码
                 * @example 8800123456
                 */
                sendtoCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 仓库编码 */
                            warehouseCode: string;
                            /** @description 仓库名称 */
                            warehouseName: string;
                            /** @description 仓库地址 */
                            address?: string;
                            /** @description 产业编码 */
                            industryCode?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTrafficGoodsPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 产品编码列表 */
                    productCodeList: string[];
                };
            };
        };
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["GoodsPrice"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTrafficCarpoolOrders: {
        parameters: {
            query: {
                /**
                 * @description 送达方编码
                 * @example 8800130002
                 */
                sendtoCode: string;
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 拼车包编号 */
                            packageNo: string;
                            /** @description 车型编码 */
                            carType?: string;
                            /** @description 车型名称 */
                            carTypeName: string;
                            /** @description 车型容积（立方米） */
                            carVolume: number;
                            /** @description 已装体积（立方米） */
                            usedVolume: number;
                            /** @description 剩余体积（立方米） */
                            leftVolume: number;
                            /** @description 挂单客户编码 */
                            ownerCode?: string;
                            /** @description 挂单客户名称 */
                            ownerName?: string;
                            /** @description 计划发车日期 YYYY-MM-DD */
                            planSendDate?: string;
                            /** @description 本客户是否已并入 */
                            isJoined: boolean;
                            /** @description 状态码 */
                            status?: string;
                            /** @description 状态名称 */
                            statusName?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTrafficPackageCustomers: {
        parameters: {
            query: {
                /**
                 * @description 拼车包编号
                 * @example PC20261120003
                 */
                packageNo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 客户编码 */
                            customerCode: string;
                            /** @description 客户名称 */
                            customerName: string;
                            /** @description 送达方编码 */
                            sendtoCode?: string;
                            /** @description 送达方地址 */
                            sendtoAddress?: string;
                            /**
                             * @description 拼车方式
                             * @example GD
                             * @example BD
                             */
                            carpoolType?: string;
                            /** @description 拼车方式名称 */
                            carpoolTypeName?: string;
                            /** @description 体积（立方米） */
                            volume: number;
                            /** @description 卸货顺序 */
                            unloadOrder?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTrafficContact: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
                /**
                 * @description 送达方编码
                 * @example 8800123456
                 */
                sendtoCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 联系人记录 ID */
                            id: string;
                            /** @description 联系人 */
                            contactName: string;
                            /** @description 联系电话 */
                            contactPhone: string;
                            /** @description 送货方式：1 送货到仓、2 自提 */
                            sendType?: string;
                            /** @description 送货方式名称 */
                            sendTypeName?: string;
                            /** @description 可卸货时段 */
                            unloadTime?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    saveTrafficContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 联系人记录 ID，新增时为空 */
                    id?: string;
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 联系人 */
                    contactName: string;
                    /** @description 联系电话 */
                    contactPhone: string;
                    /** @description 可卸货时段 */
                    unloadTime?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateTrafficSendType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 车次编号 */
                    IBR_ID: string;
                    /**
                     * @description 送货方式：1 送货到仓、2 自提
                     * @enum {string}
                     */
                    sendType: "1" | "2";
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateTrafficPayMoney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 车次编号 */
                    IBR_ID: string;
                    /** @description 付款方编码 */
                    paytoCode: string;
                    /** @description 付款金额（元） */
                    payMoney: number;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTrafficCarTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 车型编码 */
                            carType: string;
                            /** @description 车型名称 */
                            carTypeName: string;
                            /** @description 容积（立方米） */
                            carVolume: number;
                            /** @description 最低装载率（%） */
                            minLoadRate?: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTrafficCustomerAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /**
                     * @description 状态，1 有效
                     * @default 1
                     */
                    status?: string;
                };
            };
        };
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Address"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    saveTrafficCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 申请 ID，新增时为空 */
                    id?: string;
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 联系人 */
                    contactName: string;
                    /** @description 联系电话 */
                    contactPhone: string;
                    /** @description 可进入的车型编码 */
                    carTypeList: string[];
                    /** @description 是否异地收货 */
                    isOffsite?: boolean;
                    /** @description 申请说明 */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 申请 ID */
                            id: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    submitTrafficCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 申请 ID */
                    id: string;
                    /** @description 客户编码 */
                    customerCode: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTrafficCustomerApproveStatus: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /** @description 送达方编码，空为全部 */
                sendtoCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 申请 ID */
                            id: string;
                            /** @description 送达方编码 */
                            sendtoCode: string;
                            /** @description 送达方地址 */
                            sendtoAddress?: string;
                            /**
                             * @description 审批状态码
                             * @example 0
                             * @example 10
                             * @example 20
                             * @example 30
                             */
                            status: string;
                            /** @description 审批状态名称 */
                            statusName: string;
                            /** @description 当前审批人 */
                            approveUserName?: string;
                            /** @description 审批时间 */
                            approveTime?: string;
                            /** @description 审批意见 */
                            remark?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTransferCart: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
                /** @description 送达方编码，按送达方筛选 */
                sendtoCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["VehicleCart"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTransferGoodsPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 产品编码列表 */
                    productCodeList: string[];
                };
            };
        };
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["GoodsPrice"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteTransferProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 行编号列表 */
                    GBIDList: string[];
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteTransferOrderForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 调货单编号 */
                    IBR_ID: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateTransferPayMoney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 调货单编号 */
                    IBR_ID: string;
                    /** @description 付款方编码 */
                    paytoCode: string;
                    /** @description 付款金额（元） */
                    payMoney: number;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    submitTransferOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 要提交的调货单编号 */
                    IBRIDList: string[];
                    /** @description H_WORK 来源时的账号 */
                    accountCode?: string;
                    /**
                     * @description 订单来源
                     * @default PC
                     * @enum {string}
                     */
                    whetherOrNotAppOrder?: "PC" | "H_WORK";
                    /** @description 备注 */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 生成的调货订单 */
                            orderList: {
                                /** @description 调货订单流水号 */
                                orderFlowNo: string;
                                /** @description 订单金额（元） */
                                orderAmount: number;
                                /** @description 状态码 */
                                status?: string;
                                /** @description 状态名称 */
                                statusName?: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateTransferOrderQty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 行编号 */
                    GBID: string;
                    /** @description 数量（台） */
                    IBL_NUM: number;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTransferCartCount: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 购物车行数 */
                        data?: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryTransfers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 售达方编码 */
                    saleCustCode?: string;
                    /** @description 销售组织编码 */
                    saleOrgCode?: string;
                    /** @description 客户渠道 */
                    customerChannel?: string;
                    /** @description 工贸编码 */
                    gongmaoCode?: string;
                    /** @description 申请 ID */
                    id?: string;
                    /**
                     * @description 划转类型：ACCOUNT 账户平调、MASTERSON 主子户、FINANCE 财务划转
                     * @enum {string}
                     */
                    transferType?: "ACCOUNT" | "MASTERSON" | "FINANCE";
                    /** @description 状态码 */
                    status?: string;
                    /**
                     * Format: date
                     * @description 开始日期 YYYY-MM-DD
                     */
                    beginDate?: string;
                    /**
                     * Format: date
                     * @description 结束日期 YYYY-MM-DD
                     */
                    endDate?: string;
                };
            };
        };
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["Transfer"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTransferRegions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 售达方编码 */
                    saleCustCode?: string;
                };
            };
        };
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 工贸编码 */
                            gongmaoCode: string;
                            /** @description 工贸名称 */
                            gongmaoName: string;
                            /** @description 销售组织编码 */
                            saleOrgCode: string;
                            /** @description 销售组织名称 */
                            saleOrgName?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 申请 ID */
                    id: string;
                    /** @description 客户编码 */
                    customerCode?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    saveTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 申请 ID，新增时为空 */
                    id?: string;
                    /** @description 售达方编码 */
                    saleCustCode: string;
                    /** @description 销售组织编码 */
                    saleOrgCode: string;
                    /** @description 客户渠道 */
                    customerChannel?: string;
                    /** @description 工贸编码 */
                    gongmaoCode?: string;
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 转出付款方编码 */
                    fromPayerCode: string;
                    /** @description 转入付款方编码 */
                    toPayerCode: string;
                    /** @description 划转金额（元），最多两位小数 */
                    transferMoney: number;
                    /** @description 备注 */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 申请 ID */
                            id: string;
                            /** @description 划转单号 */
                            transferNo: string;
                            /** @description 状态码 */
                            status?: string;
                            /** @description 状态名称 */
                            statusName?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    saveMasterSonTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 申请 ID，新增时为空 */
                    id?: string;
                    /** @description 售达方编码 */
                    saleCustCode: string;
                    /** @description 销售组织编码 */
                    saleOrgCode: string;
                    /** @description 客户渠道 */
                    customerChannel?: string;
                    /** @description 工贸编码 */
                    gongmaoCode?: string;
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 转出付款方编码 */
                    fromPayerCode: string;
                    /** @description 转入付款方编码 */
                    toPayerCode: string;
                    /** @description 划转金额（元），最多两位小数 */
                    transferMoney: number;
                    /** @description 备注 */
                    remark?: string;
                    /** @description 子户客户编码 */
                    sonCustomerCode: string;
                };
            };
        };
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 申请 ID */
                            id: string;
                            /** @description 划转单号 */
                            transferNo: string;
                            /** @description 状态码 */
                            status?: string;
                            /** @description 状态名称 */
                            statusName?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    saveFinanceTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 申请 ID，新增时为空 */
                    id?: string;
                    /** @description 售达方编码 */
                    saleCustCode: string;
                    /** @description 销售组织编码 */
                    saleOrgCode: string;
                    /** @description 客户渠道 */
                    customerChannel?: string;
                    /** @description 工贸编码 */
                    gongmaoCode?: string;
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 转出付款方编码 */
                    fromPayerCode: string;
                    /** @description 转入付款方编码 */
                    toPayerCode: string;
                    /** @description 划转金额（元），最多两位小数 */
                    transferMoney: number;
                    /** @description 备注 */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 申请 ID */
                            id: string;
                            /** @description 划转单号 */
                            transferNo: string;
                            /** @description 状态码 */
                            status?: string;
                            /** @description 状态名称 */
                            statusName?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkTransferWindow: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yes or no. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 是或否 */
                        data?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTransferOrg: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /**
                 * @description 销售组织编码
                 * @example 8001
                 */
                saleOrgCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 销售组织编码 */
                            saleOrgCode: string;
                            /** @description 工贸编码 */
                            gongmaoCode: string;
                            /** @description 客户渠道 */
                            customerChannel: string;
                            /** @description 可划转的付款方 */
                            payerList: components["schemas"]["Payer"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listMasterSonPayers: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /**
                 * @description 子户客户编码
                 * @example 8800123457
                 */
                sonCustomerCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Payer"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkCrossCenterTransfer: {
        parameters: {
            query: {
                /**
                 * @description 转出付款方编码
                 * @example 8800123456
                 */
                fromPayerCode: string;
                /**
                 * @description 转入付款方编码
                 * @example 8800123457
                 */
                toPayerCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yes or no. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 是或否 */
                        data?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkTransferPolicy: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yes or no. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 是或否 */
                        data?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    saveTransferPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 操作账号 */
                    accountCode?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    transformMoney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 金额（元），最多两位小数 */
                    moneyStr: string;
                };
            };
        };
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 中文大写金额 */
                        data?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getSoldTo: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sold-to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["SoldTo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listShipTos: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ship-tos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 送达方 */
                        data?: components["schemas"]["ShipTo"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getDefaultShipTo: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default ship-to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["ShipTo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listPayTos: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 付款方 */
                        data?: components["schemas"]["Payer"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getSaleInfo: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sale info. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["SaleInfo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /**
                 * @description 状态：1 有效，0 失效
                 * @example 1
                 */
                status?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 地址 */
                        data?: components["schemas"]["Address"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listPayers: {
        parameters: {
            query: {
                /**
                 * @description 销售组编码
                 * @example SG370201
                 */
                salesGroupCode: string;
                /**
                 * @description 状态：1 有效，0 失效
                 * @example 1
                 */
                status?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 付款方 */
                        data?: components["schemas"]["Payer"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 地址编码，即送达方编码
                 * @example 8800130002
                 */
                addressCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listPayerBalances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 销售组编码 */
                    salesGroupCode?: string;
                };
            };
        };
        responses: {
            /** @description The payers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 付款方 */
                        data?: components["schemas"]["Payer"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    verifyCustomerLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description True when the view may open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 是否允许进入客户视图 */
                        data?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    submitLiquidateApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 销售组织 */
                    saleOrgCode: string;
                    /** @description 产业编码，不传为全部产业 */
                    industryCode?: string;
                    /** @description 清户原因 */
                    reason: string;
                    /** @description 联系人 */
                    contactName: string;
                    /** @description 联系电话，手机号 11 位 */
                    contactPhone: string;
                    /** @description 退款开户行 */
                    bankName?: string;
                    /** @description 退款账号，8 至 30 位数字 */
                    bankAccount?: string;
                    /** @description 附件编号 */
                    fileIds?: string[];
                };
            };
        };
        responses: {
            /** @description The number of the application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 申请单号 */
                            applyNo: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    settleAccountLiquidation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 申请单号 */
                    applyNo: string;
                    /** @description 确认的退款金额（元） */
                    settleAmount: number;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkLiquidateApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                };
            };
        };
        responses: {
            /** @description Whether an application may be begun, and the open one if there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 是否可发起申请 */
                            canApply: boolean;
                            /** @description 在途的申请单号 */
                            applyNo?: string;
                            /** @description 在途申请的状态码 */
                            status?: string;
                            /** @description 在途申请的状态名称 */
                            statusName?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryNetworks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 申请单号 */
                    applyNo?: string;
                    /**
                     * @description 申请类型：NEW 新建、REBUILD 重装、CLOSE 关闭
                     * @enum {string}
                     */
                    applyType?: "NEW" | "REBUILD" | "CLOSE";
                    /** @description 网点名称关键字 */
                    networkName?: string;
                    /** @description 状态码 */
                    status?: string;
                };
            };
        };
        responses: {
            /** @description One page of stores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["NetworkApply"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    submitNetworkApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /**
                     * @description 申请类型：NEW 新建、REBUILD 重装、CLOSE 关闭
                     * @enum {string}
                     */
                    applyType: "NEW" | "REBUILD" | "CLOSE";
                    /** @description 网点编码，重装与关闭时填写 */
                    networkCode?: string;
                    /** @description 网点名称 */
                    networkName: string;
                    /** @description 销售组织 */
                    saleOrgCode: string;
                    /** @description 经营产业 */
                    industryCodeList: string[];
                    /** @description 中心编码 */
                    centerCode?: string;
                    /** @description 省编码 */
                    provinceCode: string;
                    /** @description 市编码 */
                    cityCode: string;
                    /** @description 区县编码 */
                    districtCode: string;
                    /** @description 乡镇街道编码 */
                    townCode?: string;
                    /** @description 详细地址 */
                    address: string;
                    /** @description 面积（平方米） */
                    area?: number;
                    /** @description 联系人 */
                    contactName: string;
                    /** @description 联系电话，手机号 11 位 */
                    contactPhone: string;
                    /** @description 附件编号 */
                    fileIds?: string[];
                };
            };
        };
        responses: {
            /** @description The number of the application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 申请单号 */
                            applyNo: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryIndustries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 销售组织 */
                    saleOrgCode?: string;
                };
            };
        };
        responses: {
            /** @description The industries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 产业编码 */
                            industryCode: string;
                            /** @description 产业名称 */
                            industryName: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listSaleOrgs: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sales organisations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 销售组织 */
                            saleOrgCode: string;
                            /** @description 销售组织名称 */
                            saleOrgName: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    judgeLiquidateApply: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /**
                 * @description 销售组织
                 * @example 8001
                 */
                saleOrgCode?: string;
                /**
                 * @description 产业编码
                 * @example 140000
                 */
                industryCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verdict and every item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 是否可提交申请 */
                            canApply: boolean;
                            /** @description 校验项 */
                            itemList: {
                                /** @description 校验项编码 */
                                itemCode: string;
                                /** @description 校验项名称 */
                                itemName: string;
                                /**
                                 * @description 结果：1 通过、2 提醒、0 不通过
                                 * @example 1
                                 * @example 2
                                 * @example 0
                                 */
                                result: string;
                                /** @description 说明 */
                                message?: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listLiquidationOrders: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /**
                 * @description 销售组织
                 * @example 8001
                 */
                saleOrgCode?: string;
                /**
                 * @description 产业编码
                 * @example 140000
                 */
                industryCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 订单号 */
                            orderNo: string;
                            /** @description 订单类型编号 */
                            orderTypeNo?: string;
                            /** @description 下单日期 YYYY-MM-DD */
                            createDate: string;
                            /** @description 订单状态码 */
                            status: string;
                            /** @description 订单状态名称 */
                            statusName: string;
                            /** @description 订单金额（元） */
                            amount: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listLiquidationRebates: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unused rebates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 返利编号 */
                            rebateNo: string;
                            /** @description 返利名称 */
                            rebateName: string;
                            /** @description 返利账户 */
                            payerCode?: string;
                            /** @description 返利金额（元） */
                            amount: number;
                            /** @description 已使用（元） */
                            usedAmount?: number;
                            /** @description 未使用（元） */
                            balance: number;
                            /** @description 有效期至 YYYY-MM-DD */
                            endDate?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listLiquidationBalances: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /**
                 * @description 销售组织
                 * @example 8001
                 */
                saleOrgCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 付款方编码 */
                            payerCode: string;
                            /** @description 付款方名称 */
                            payerName: string;
                            /** @description 余额（元） */
                            balance: number;
                            /** @description 是否可退 */
                            refundable: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    cancelLiquidateApply: {
        parameters: {
            query: {
                /**
                 * @description 申请单号
                 * @example QH20261119001
                 */
                applyNo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteLiquidateApply: {
        parameters: {
            query: {
                /**
                 * @description 申请单号
                 * @example QH20261119001
                 */
                applyNo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listNetworkApplyNodes: {
        parameters: {
            query: {
                /**
                 * @description 申请单号
                 * @example WD20261117003
                 */
                applyNo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["ApprovalNode"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listHccTrades: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The centres. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Region"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listHccProvinces: {
        parameters: {
            query: {
                /**
                 * @description 中心编码
                 * @example 37
                 */
                centerCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provinces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Region"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listHccCities: {
        parameters: {
            query: {
                /**
                 * @description 省编码
                 * @example 370000
                 */
                provinceCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Region"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listHccDistricts: {
        parameters: {
            query: {
                /**
                 * @description 市编码
                 * @example 370200
                 */
                cityCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The districts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Region"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listHccTowns: {
        parameters: {
            query: {
                /**
                 * @description 区县编码
                 * @example 370211
                 */
                districtCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The towns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Region"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getAccountFlow: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application and its steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 申请单号 */
                            applyNo: string;
                            /** @description 客户编码 */
                            customerCode: string;
                            /** @description 客户名称 */
                            customerName?: string;
                            /** @description 销售组织 */
                            saleOrgCode?: string;
                            /** @description 产业编码 */
                            industryCode?: string;
                            /** @description 产业名称 */
                            industryName?: string;
                            /** @description 清户原因 */
                            reason?: string;
                            /**
                             * @description 状态码，10 审批中、20 待结算确认、30 已驳回、40 已结算、90 已取消
                             * @example 10
                             * @example 20
                             * @example 30
                             * @example 40
                             * @example 90
                             */
                            status: string;
                            /** @description 状态名称 */
                            statusName: string;
                            /** @description 应退金额（元） */
                            settleAmount?: number;
                            /** @description 申请时间 YYYY-MM-DD HH:mm:ss */
                            applyDate?: string;
                            /** @description 审批节点 */
                            nodeList: components["schemas"]["ApprovalNode"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listHccProductLineStatuses: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product lines with their states. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 产品线编码 */
                            productLineCode: string;
                            /** @description 产品线名称 */
                            productLineName: string;
                            /**
                             * @description 状态码，1 正常、2 清户中、0 已关闭
                             * @example 1
                             * @example 2
                             * @example 0
                             */
                            status: string;
                            /** @description 状态名称 */
                            statusName: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listPotentialCustomers: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /** @description 客户名称关键字 */
                keyword?: string;
                /**
                 * @description 页码，从 1 起
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNumQuery"];
                /**
                 * @description 每页条数
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of potential customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["PotentialCustomer"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getPotentialCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 潜在客户编号
                 * @example PC0031
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The potential customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["PotentialCustomer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    uploadPotentialCustomerPicture: {
        parameters: {
            query: {
                /**
                 * @description 图片类型，如 LICENSE 营业执照、STORE 门头照、IDCARD 身份证
                 * @example LICENSE
                 */
                picType: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description 图片文件，jpg 或 png
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The stored file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["UploadedFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    submitUnfreezeApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /**
                     * @description 冻结类型：M 无门店、J 超过 180 天未提货
                     * @enum {string}
                     */
                    freezeType: "M" | "J";
                    /** @description 产品组编码 */
                    productGroupCode?: string;
                    /** @description 申请原因 */
                    reason: string;
                    /** @description 联系人 */
                    contactName: string;
                    /** @description 联系电话，手机号 11 位 */
                    contactPhone: string;
                    /** @description 附件编号 */
                    fileIds?: string[];
                };
            };
        };
        responses: {
            /** @description The number of the application; it begins with D. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 解冻申请单号，以 D 开头 */
                            unfreezeNo: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listUnsignedProductGroups: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unsigned product groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 产品组编码 */
                            productGroupCode: string;
                            /** @description 产品组名称 */
                            productGroupName: string;
                            /** @description 合同年度 */
                            contractYear?: string;
                            /**
                             * @description 签约标识，0 未签约
                             * @example 0
                             */
                            signFlag?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getUnfreezeFlags: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["FreezeFlags"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listUnfreezeApplies: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["UnfreezeApply"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    submitSendtoChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 新送达地址 */
                    newAddress: string;
                    /** @description 省编码 */
                    provinceCode?: string;
                    /** @description 市编码 */
                    cityCode?: string;
                    /** @description 区县编码 */
                    areaCode?: string;
                    /** @description 收货联系人 */
                    contactName: string;
                    /** @description 收货电话，手机号 11 位 */
                    contactPhone: string;
                    /** @description 变更原因 */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The number of the application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 变更申请单号 */
                            applyNo: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getSendtoChangeStatus: {
        parameters: {
            query: {
                /**
                 * @description 送达方编码
                 * @example 8800130002
                 */
                sendToCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["SendtoChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    revokeSendtoChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 变更申请单号 */
                    applyNo: string;
                    /** @description 送达方编码 */
                    sendtoCode?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listSubAccounts: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sub-accounts of the customer; a dealer has a few, so there are no pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["SubAccount"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getAllRolesAndPermissions: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles with the permissions that each brings, and the whole permission tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 可分配的角色 */
                            roles: {
                                /** @description 角色编码 */
                                roleCode: string;
                                /** @description 角色名称 */
                                roleName: string;
                                /** @description 角色自带的权限编号 */
                                permissionIds?: string[];
                            }[];
                            /** @description 可分配的菜单与按钮 */
                            permissions: components["schemas"]["PermissionNode"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getSubAccountPermissions: {
        parameters: {
            query: {
                /**
                 * @description 子账号登录名
                 * @example liuf01
                 */
                account: string;
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles and permissions of the sub-account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 子账号登录名 */
                            account: string;
                            /** @description 所属客户编码 */
                            customerCode: string;
                            /** @description 已授予的角色 */
                            roles: components["schemas"]["Role"][];
                            /** @description 权限树，checked 表示已授权 */
                            permissions: components["schemas"]["PermissionNode"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getPermissionList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permission object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["MenuObject"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateSubAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 子账号登录名 */
                    account: string;
                    /** @description 所属客户编码 */
                    customerCode: string;
                    /** @description 使用人姓名 */
                    name?: string;
                    /** @description 手机号，11 位 */
                    phoneNumber?: string;
                    /**
                     * @description 状态：1 启用、0 停用
                     * @enum {string}
                     */
                    status?: "0" | "1";
                    /** @description 角色编码 */
                    roles: string[];
                    /** @description 授权的菜单与按钮编号 */
                    permissions: string[];
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["UserInfo"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    redirectAfterLogin: {
        parameters: {
            query: {
                /**
                 * @description 登录后返回的地址
                 * @example /index
                 */
                state: string;
                /**
                 * @description 授权码
                 * @example demo
                 */
                code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Back to the portal. */
            302: {
                headers: {
                    /**
                     * @description 返回地址，带 token
                     * @example /index?token=demo
                     */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getHotspotImages: {
        parameters: {
            query: {
                /**
                 * @description 层级：2 二级菜单、3 三级菜单
                 * @example 2
                 */
                type: "2" | "3";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 热点图 */
                        data?: {
                            /** @description 层级：2 二级菜单、3 三级菜单 */
                            type: number | string;
                            /** @description 图片地址 */
                            picUrl: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryInterestProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 登录账号 */
                    account: string;
                    /** @description 型号或名称 */
                    keyword?: string;
                    /** @description 产品组编码 */
                    productGroupCode?: string;
                };
            };
        };
        responses: {
            /** @description One page of followed products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: {
                                /** @description 关注记录编号 */
                                id: string;
                                /** @description 产品编码 */
                                productCode: string;
                                /** @description 型号 */
                                productModel: string;
                                /** @description 产品名称 */
                                productName: string;
                                /** @description 产品组编码 */
                                productGroupCode?: string;
                                /** @description 产品组名称 */
                                productGroupName?: string;
                                /** @description 普通供价（元） */
                                price?: number;
                                /** @description 可用库存（台） */
                                stock?: number;
                                /** @description 产品图片 */
                                picUrl?: string;
                                /** @description 关注日期 YYYY-MM-DD */
                                createDate?: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addInterestProducts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: string;
                /**
                 * @description 登录账号
                 * @example wangjg
                 */
                account: string;
                /**
                 * @description 产品编码，多个以逗号分隔
                 * @example GR0536A01,GA3500D01
                 */
                list: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    removeInterestProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 登录账号 */
                    account: string;
                    /** @description 产品编码 */
                    productCodeList: string[];
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryCommonQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 问题关键字 */
                    keyword?: string;
                    /** @description 问题分类编码 */
                    typeCode?: string;
                    /**
                     * @description 是否启用：1 启用、0 停用，不传为全部
                     * @enum {string}
                     */
                    isUse?: "0" | "1";
                };
            };
        };
        responses: {
            /** @description One page of questions in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["CommonQuestion"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setQuestionInUse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 问题编号 */
                    id: string;
                    /**
                     * @description 是否启用：1 启用、0 停用
                     * @enum {string}
                     */
                    isUse: "0" | "1";
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    saveCommonQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 问题编号，新增时不传 */
                    id?: string;
                    /** @description 问题 */
                    title: string;
                    /** @description 问题分类编码 */
                    typeCode: string;
                    /** @description 解答（富文本） */
                    content: string;
                    /** @description 排序号，小的在前 */
                    sort?: number;
                    /**
                     * @description 是否启用：1 启用、0 停用
                     * @default 1
                     * @enum {string}
                     */
                    isUse?: "0" | "1";
                };
            };
        };
        responses: {
            /** @description The question's number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 问题编号 */
                            id: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCommonQuestion: {
        parameters: {
            query: {
                /**
                 * @description 问题编号
                 * @example 501
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["CommonQuestion"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteCommonQuestion: {
        parameters: {
            query: {
                /**
                 * @description 问题编号
                 * @example 503
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 关键词：编码、型号或名称 */
                    keyword?: string;
                    /** @description 产品编码 */
                    productCode?: string;
                    /** @description 分类编码 */
                    categoryCode?: string;
                    /** @description 属性名 */
                    attributeName?: string;
                    /** @description 属性值 */
                    attributeValue?: string;
                    /** @description 库存类型 */
                    stockType?: string;
                    /**
                     * @description 排序
                     * @default default
                     * @enum {string}
                     */
                    sort?: "default" | "priceAsc" | "priceDesc" | "stockDesc";
                };
            };
        };
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            /** @description 本页记录 */
                            records: components["schemas"]["Product"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 产品编码 */
                    productCodeList: string[];
                };
            };
        };
        responses: {
            /** @description One price for each product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 价格 */
                        data?: components["schemas"]["ProductPrice"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listDailySalesPrices: {
        parameters: {
            query: {
                /**
                 * @description 物料编码，即产品编码
                 * @example GR0536A01
                 */
                materialCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row a day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 每日销价 */
                        data?: {
                            /** @description 日期 YYYY-MM-DD */
                            date: string;
                            /** @description 单价（元） */
                            price: number;
                            /** @description 销量（台） */
                            salesNumber?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 产品编码 */
                    productCodeList: string[];
                };
            };
        };
        responses: {
            /** @description One stock for each product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 库存 */
                        data?: components["schemas"]["ProductStock"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryInventoryPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 型号或名称 */
                    keyword?: string;
                    /** @description 产品组编码 */
                    productGroupCode?: string;
                    /**
                     * @description 是否有货：1 有货、0 无货，不传为全部
                     * @enum {integer}
                     */
                    isStock?: 0 | 1;
                    /** @description 云仓编码 */
                    yuncangCode?: string;
                };
            };
        };
        responses: {
            /** @description One page of products with stock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: {
                                /** @description 产品编码 */
                                productCode: string;
                                /** @description 型号 */
                                productModel: string;
                                /** @description 产品名称 */
                                productName: string;
                                /** @description 产品组编码 */
                                productGroupCode?: string;
                                /** @description 产品组名称 */
                                productGroupName?: string;
                                /** @description 中心可用库存（台） */
                                stock: number;
                                /** @description 是否有货：1 有货，0 无货 */
                                isStock: number;
                                /** @description 在途数量（台） */
                                inTransit?: number;
                                /** @description 周承诺，0 表示无 */
                                weekPromise?: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkRemoteCloudWarehouse: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description True when it may. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 是否异地云仓客户 */
                        data?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listProductGroups: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 产品组编码 */
                            productGroupCode: string;
                            /** @description 产品组名称 */
                            productGroupName: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listSamples: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
                /** @description 型号或名称 */
                keyword?: string;
                /** @description 产品组编码 */
                productGroupCode?: string;
                /**
                 * @description 页码，从 1 起
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNumQuery"];
                /**
                 * @description 每页条数
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sample machines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: {
                                /** @description 产品编码 */
                                productCode: string;
                                /** @description 型号 */
                                productModel: string;
                                /** @description 产品名称 */
                                productName: string;
                                /** @description 产品组编码 */
                                productGroupCode?: string;
                                /** @description 普通供价（元） */
                                price?: number;
                                /** @description 样机价（元） */
                                samplePrice: number;
                                /** @description 样机政策版本号 */
                                versionCode?: string;
                                /** @description 可用数量（台） */
                                usableQty: number;
                                /** @description 实际数量（台） */
                                realQty?: number;
                                /** @description 政策截止日期 YYYY-MM-DD */
                                endDate?: string;
                                /** @description 产品图片 */
                                picUrl?: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The top-level categories in the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 分类 */
                        data?: components["schemas"]["Category"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    recordCategoryAdClick: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 分类编码 */
                    categoryCode: string;
                    /** @description 图片地址 */
                    pictureUrl: string;
                    /** @description 位置 */
                    msgPosition?: string;
                    /** @description 客户编码 */
                    customerCode?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description 文件
                     */
                    file: Blob;
                    /** @description 业务类型，如 UNFREEZE 解冻、NETWORK 网点 */
                    bizType?: string;
                };
            };
        };
        responses: {
            /** @description The stored file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["UploadedFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    runBuyReturnRoutine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 例程编码 */
                    routineCode?: string;
                };
            };
        };
        responses: {
            /** @description Unknown data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: unknown;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getYilihuoVideoToken: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token and until when it holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 视频令牌 */
                            token: string;
                            /** @description 失效时间 YYYY-MM-DD HH:mm:ss */
                            expireAt?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkWhitelist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description True when it is on the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 是否在白名单中 */
                        data?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    exportSampleSheet: {
        parameters: {
            query: {
                /**
                 * @description 样表类型：CREDIT 信用、PROTOTYPE 样机、TRAFFIC 整车、ENGINEERING 工程
                 * @example CREDIT
                 */
                type: "CREDIT" | "PROTOTYPE" | "TRAFFIC" | "ENGINEERING";
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, its name in Content-Disposition; or an envelope with the link. */
            200: {
                headers: {
                    /**
                     * @description 文件名（RFC 6266）
                     * @example attachment; filename="sample-sheet.xlsx"; filename*=UTF-8''%E6%A0%B7%E8%A1%A8.xlsx
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 工程样表的下载地址 */
                        data?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryDictionary: {
        parameters: {
            query: {
                /**
                 * @description 字典类型编码
                 * @example CANCEL_REASON
                 */
                typeCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 编码 */
                            code: string;
                            /** @description 名称 */
                            name: string;
                            /** @description 排序号 */
                            sort?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createAsyncExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 导出类型编码 */
                    taskType: string;
                    /** @description 查询条件 */
                    conditionList?: {
                        /** @description 条件字段 */
                        name: string;
                        /** @description 条件值 */
                        value: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 导出任务编号 */
                            taskId: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listProvinces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provinces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Region"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 省编码
                 * @example 370000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Region"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listAreas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 市编码
                 * @example 370200
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The districts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Region"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listActivities: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /** @description 状态：1 未开始、2 进行中、3 已结束 */
                status?: "1" | "2" | "3";
                /**
                 * @description 页码，从 1 起
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNumQuery"];
                /**
                 * @description 每页条数
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of activities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: {
                                /** @description 活动编号 */
                                id: string;
                                /** @description 活动名称 */
                                title: string;
                                /** @description 活动类型名称 */
                                typeName?: string;
                                /** @description 开始日期 YYYY-MM-DD */
                                beginDate: string;
                                /** @description 结束日期 YYYY-MM-DD */
                                endDate: string;
                                /**
                                 * @description 状态码，1 未开始、2 进行中、3 已结束
                                 * @example 1
                                 * @example 2
                                 * @example 3
                                 */
                                status: string;
                                /** @description 状态名称 */
                                statusName: string;
                                /** @description 活动图片 */
                                picUrl?: string;
                                /** @description 活动页面地址 */
                                url?: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    prefillEventWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventWork"];
            };
        };
        responses: {
            /** @description Where the filled-in form opens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 预填编号 */
                            prefillId: string;
                            /** @description 打开已填好表单的地址 */
                            url?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    resetPaymentPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 短信验证码，6 位数字 */
                    verifyCode: string;
                    /** @description 新支付密码（加密后的密文） */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    searchProtocolAuth: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /** @description 协议类型编码 */
                protocolType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The protocols. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 协议编号 */
                            protocolNo: string;
                            /** @description 协议名称 */
                            protocolName: string;
                            /** @description 协议类型编码 */
                            protocolType?: string;
                            /**
                             * @description 状态码，0 待签署、1 已授权、2 已到期
                             * @example 0
                             * @example 1
                             * @example 2
                             */
                            status: string;
                            /** @description 状态名称 */
                            statusName: string;
                            /** @description 签署日期 YYYY-MM-DD */
                            signDate?: string;
                            /** @description 到期日期 YYYY-MM-DD */
                            endDate?: string;
                            /** @description 协议预览地址 */
                            url?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkReverseAuthority: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description True when returns are allowed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 是否有采购退货权限 */
                        data?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkReverseAgreement: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The protocol permission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 是否已签署 */
                            agreementSignFlag: boolean;
                            /** @description 是否已申请 */
                            agreementApplyFlag: boolean;
                            /** @description 合同编号，未申请为空 */
                            contractCode?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getRedInvoicePermission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 是否有红票权限 */
                            valid: boolean;
                            /** @description 是否可办理返利红票 */
                            rebateAuth: boolean;
                            /** @description 是否可办理退货红票 */
                            returnAuth: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getEvaluateStatus: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /**
                 * @description 被评价的订单号
                 * @example 6010086605
                 */
                orderNo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 被评价的订单号 */
                            orderNo: string;
                            /**
                             * @description 评价状态码，0 未评价、1 已评价、2 已过期
                             * @example 0
                             * @example 1
                             * @example 2
                             */
                            status: string;
                            /** @description 评价状态名称 */
                            statusName: string;
                            /** @description 评价截止日期 YYYY-MM-DD */
                            deadline?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listEvaluateAttributes: {
        parameters: {
            query: {
                /**
                 * @description 评价类型，如 ORDER 订单、SERVICE 服务
                 * @example ORDER
                 */
                type: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 评价项编码 */
                            attributeCode: string;
                            /** @description 评价项名称 */
                            attributeName: string;
                            /** @description 满分 */
                            maxScore: number;
                            /** @description 是否必填 */
                            isRequired?: boolean;
                            /** @description 可选标签 */
                            tagList?: string[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getEvaluateInfo: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /**
                 * @description 被评价的订单号
                 * @example 6010086607
                 */
                orderNo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evaluation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 评价编号 */
                            id: string;
                            /** @description 被评价的订单号 */
                            orderNo: string;
                            /** @description 评价类型 */
                            type?: string;
                            /** @description 综合评分 */
                            totalScore: number;
                            /** @description 评价内容 */
                            content?: string;
                            /** @description 各项评分 */
                            attributeList: {
                                /** @description 评价项编码 */
                                attributeCode: string;
                                /** @description 评价项名称 */
                                attributeName: string;
                                /** @description 评分 */
                                score: number;
                                /** @description 已选标签 */
                                tagList?: string[];
                            }[];
                            /** @description 回复 */
                            reply?: string;
                            /** @description 评价人 */
                            evaluateUser?: string;
                            /** @description 评价时间 YYYY-MM-DD HH:mm:ss */
                            evaluateDate?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    submitEvaluate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 被评价的订单号 */
                    orderNo: string;
                    /** @description 评价类型，如 ORDER 订单、SERVICE 服务 */
                    type: string;
                    /** @description 评价内容 */
                    content?: string;
                    /** @description 各项评分 */
                    attributeList: {
                        /** @description 评价项编码 */
                        attributeCode: string;
                        /** @description 评分，1 至 5 */
                        score: number;
                        /** @description 已选标签 */
                        tagList?: string[];
                    }[];
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCyclePredict: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
                /**
                 * @description 产品编码
                 * @example GR0536A01
                 */
                productCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forecast, one entry per week. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 周次，年加周，如 202648 */
                            week: string;
                            /** @description 周一日期 YYYY-MM-DD */
                            beginDate?: string;
                            /** @description 预测销量（台） */
                            predictQty: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCustomerInventory: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /** @description 产品组编码 */
                productGroupCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stock by product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 产品编码 */
                            productCode: string;
                            /** @description 型号 */
                            productModel: string;
                            /** @description 产品名称 */
                            productName?: string;
                            /** @description 产品组编码 */
                            productGroupCode?: string;
                            /** @description 客户库存（台） */
                            storeAmt: number;
                            /** @description 60 天日均零售（台） */
                            avgDailySales?: number;
                            /** @description 周转天数 */
                            turnoverDays?: number;
                            /** @description 安全周转天数 */
                            safeDays?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCustomerFlagData: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description True when the calculator may be shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 是否可用计算器 */
                        data?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkStockUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 备货行 */
                    productList: {
                        /** @description 产品编码 */
                        productCode: string;
                        /** @description 数量（台） */
                        number: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Whether the order may be created, and the lines that stop it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 是否可下单 */
                            canOrder: boolean;
                            /** @description 不可下单的行 */
                            failList: {
                                /** @description 产品编码 */
                                productCode: string;
                                /** @description 可用库存（台） */
                                stock?: number;
                                /** @description 原因 */
                                message: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createStockUpOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 付款方编码 */
                    payerCode?: string;
                    /** @description H_WORK 来源时的账号 */
                    accountCode?: string;
                    /**
                     * @description 订单来源
                     * @default PC
                     * @enum {string}
                     */
                    whetherOrNotAppOrder?: "PC" | "H_WORK";
                    /** @description 备货行 */
                    productList: {
                        /** @description 产品编码 */
                        productCode: string;
                        /** @description 数量（台） */
                        number: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The placed order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 订单号 */
                            orderNo: string;
                            /** @description 订单类型编号 */
                            orderTypeNo?: string;
                            /** @description 订单金额（元） */
                            amount?: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getStockUpNumber: {
        parameters: {
            query: {
                /**
                 * @description 售达方编码
                 * @example 8800123456
                 */
                saletoCode: components["parameters"]["SaletoCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 备货清单中的产品数 */
                        data?: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    searchCocOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 订单号 */
                    orderNo?: string;
                    /** @description 状态码 */
                    status?: string;
                    /**
                     * Format: date
                     * @description 开始日期 YYYY-MM-DD
                     */
                    beginDate?: string;
                    /**
                     * Format: date
                     * @description 结束日期 YYYY-MM-DD
                     */
                    endDate?: string;
                };
            };
        };
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["OrderSummary"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    openCocOrderApproval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 订单号 */
                    orderNo: string;
                    /** @description 说明 */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The approval and its steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 审批单号 */
                            approvalNo: string;
                            /** @description 审批节点 */
                            nodeList?: components["schemas"]["ApprovalNode"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 消息单元，售达方编码加 _admin */
                    unitId: string;
                    /** @description 消息类型名称，不传为全部 */
                    typeName?: string;
                    /**
                     * @description 是否已读：1 已读、0 未读，不传为全部
                     * @enum {string}
                     */
                    isRead?: "0" | "1";
                    /** @description 标题关键字 */
                    keyword?: string;
                };
            };
        };
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["Message"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readAllMessages: {
        parameters: {
            query: {
                /**
                 * @description 消息单元，售达方编码加 _admin
                 * @example 8800123456_admin
                 */
                unitId: components["parameters"]["UnitIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readMessage: {
        parameters: {
            query: {
                /**
                 * @description 消息编号
                 * @example MSG20261119002
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listUnreadMessageTypes: {
        parameters: {
            query: {
                /**
                 * @description 消息单元，售达方编码加 _admin
                 * @example 8800123456_admin
                 */
                unitId: components["parameters"]["UnitIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types with their newest title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 分类 */
                        data?: {
                            /** @description 类型名称 */
                            typeName: string;
                            /** @description 未读条数 */
                            num: number;
                            /** @description 最新消息标题 */
                            title: string;
                            /** @description 最新消息 ID */
                            id: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getUnreadMessageCount: {
        parameters: {
            query: {
                /**
                 * @description 消息单元，售达方编码加 _admin
                 * @example 8800123456_admin
                 */
                unitId: components["parameters"]["UnitIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 未读条数 */
                        data?: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTodoUnreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of open to-dos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 未处理的待办数量 */
                        data?: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTodos: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /**
                 * @description 页码，从 1 起
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNumQuery"];
                /**
                 * @description 每页条数
                 * @example 4
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of to-dos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: {
                                /** @description 待办编号 */
                                id: string;
                                /** @description 标题 */
                                title: string;
                                /**
                                 * @description 待办类型编码
                                 * @example CONTRACT
                                 * @example INVOICE
                                 * @example ORDER
                                 * @example RECONCILE
                                 */
                                typeCode?: string;
                                /** @description 待办类型名称 */
                                typeName: string;
                                /** @description 处理页面地址 */
                                url?: string;
                                /** @description 产生时间 YYYY-MM-DD HH:mm:ss */
                                createDate: string;
                                /** @description 处理截止日期 YYYY-MM-DD */
                                deadline?: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listSystemNotifications: {
        parameters: {
            query: {
                /**
                 * @description 平台，1 为本门户
                 * @example 1
                 */
                platformSelection: string;
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notices in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["SystemNotification"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getInsertScreen: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /**
                 * @description 登录账号
                 * @example wangjg
                 */
                userName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether to show it, and the notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 是否弹出 */
                            isShow: boolean;
                            notification?: components["schemas"]["SystemNotification"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 通知编号 */
                    notificationId: string;
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 登录账号 */
                    userName: string;
                };
            };
        };
        responses: {
            /** @description True when the user has seen it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 是否已读 */
                        data?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    registerNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 通知编号 */
                    notificationId: string;
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 登录账号 */
                    userName: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listNewProductRecommendations: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommended products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 产品编码 */
                            productCode: string;
                            /** @description 型号 */
                            productModel: string;
                            /** @description 产品名称 */
                            productName: string;
                            /** @description 产品图片 */
                            picUrl?: string;
                            /** @description 卖点 */
                            sellingPoint?: string;
                            /** @description 上市日期 YYYY-MM-DD */
                            marketDate?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listFinanceDialogs: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminders not yet read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 弹窗编号 */
                            id: string;
                            /** @description 标题 */
                            title: string;
                            /** @description 正文 */
                            content: string;
                            /**
                             * @description 弹窗类型，INVOICE 可查看发票、NOTICE 仅提示
                             * @example INVOICE
                             * @example NOTICE
                             */
                            type: string;
                            /** @description 处理页面地址 */
                            url?: string;
                            /** @description 产生时间 YYYY-MM-DD HH:mm:ss */
                            createDate?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readFinanceDialog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 弹窗编号
                 * @example 3101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listDialogInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 弹窗编号
                 * @example 3101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Invoice"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkConsentToUse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 登录账号 */
                    userName: string;
                    /** @description 条款类型 */
                    type?: string;
                };
            };
        };
        responses: {
            /** @description True when the user has agreed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 是否已同意 */
                        data?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    consentToUse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 登录账号 */
                    userName: string;
                    /** @description 条款类型 */
                    type?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listRecommendedKeywords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 页码，从 1 起
                     * @default 1
                     */
                    pageNum: number;
                    /**
                     * @description 每页条数
                     * @default 4
                     */
                    pageSize: number;
                    /** @description Who asks, and for which list. */
                    params: {
                        /** @description 大渠道 */
                        bigChannel?: string;
                        /** @description 中心编码 */
                        centerCode?: string;
                        /** @description 客户编码 */
                        custCode: string;
                        /** @description 小渠道 */
                        smallChannel?: string;
                        /**
                         * @description 类型：1 默认词、2 推荐列表
                         * @default 1
                         * @enum {integer|string}
                         */
                        type: 1 | 2 | "1" | "2";
                        /** @description 用户 ID */
                        userId?: string;
                        /** @description 用户名 */
                        userName?: string;
                    };
                };
            };
        };
        responses: {
            /** @description One page of words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            /** @description 本页记录 */
                            records: components["schemas"]["RecommendedKeyword"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    recordKeywordClick: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 推荐词 ID */
                    recoId: string;
                    /** @description 点击人 ID */
                    clicPersId: string;
                    /** @description 点击人名称 */
                    clicPersName: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    suggestProductModels: {
        parameters: {
            query: {
                /**
                 * @description 关键词
                 * @example BCD
                 */
                keyword: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten models. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 型号 */
                        data?: {
                            /** @description 产品编码 */
                            productCode: string;
                            /** @description 型号 */
                            productModel: string;
                            /** @description 产品名称 */
                            productName?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkAccountGate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 开关类型
                 * @example finance
                 */
                gateType: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gate and its remark. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 开关类型 */
                            gateType?: string;
                            /** @description 是否开放 */
                            isOpen: boolean;
                            /** @description 关闭原因，开放时为空 */
                            remark?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    superviseContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 操作账号 */
                    accountCode: string;
                    /** @description 企业名称 */
                    companyName: string;
                    /** @description 绑定的电子签账号 */
                    bindingAccount: string;
                    /** @description 合同编号，空为合同列表 */
                    htCode?: string;
                };
            };
        };
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 签章平台地址，一次有效 */
                            url: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getFinanceContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 合同编号 */
                    htCode: string;
                    /** @description 操作账号 */
                    accountCode?: string;
                };
            };
        };
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["SignContract"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    signFinanceContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 合同编号 */
                    htCode: string;
                    /** @description 操作账号 */
                    accountCode: string;
                    /** @description 企业名称 */
                    companyName?: string;
                    /** @description 绑定的电子签账号 */
                    bindingAccount?: string;
                    /** @description 合同类型，80 为 R 渠道外部协议 */
                    contractType?: string;
                };
            };
        };
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 签署地址 */
                            url: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    unbindSigningAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 操作账号 */
                    accountCode: string;
                    /** @description 绑定的电子签账号 */
                    bindingAccount?: string;
                    /** @description 企业名称 */
                    companyName?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getSigningTips: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 是否提示 */
                            isTips: boolean;
                            /** @description 提示类型，关闭提示时传回 */
                            type?: string;
                            /** @description 提示内容 */
                            tipContent?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    closeSigningTips: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 提示类型
                 * @example 1
                 */
                type: string;
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkUnsignedContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: string;
                /**
                 * @description 合同类型
                 * @example 80
                 */
                docType: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yes or no. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @description 是或否 */
                        data?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryFinanceHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 融资编号 */
                    financeNo?: string;
                    /** @description 状态码：20 还款中、30 已结清 */
                    status?: string;
                    /**
                     * Format: date
                     * @description 放款开始日期 YYYY-MM-DD
                     */
                    beginDate?: string;
                    /**
                     * Format: date
                     * @description 放款结束日期 YYYY-MM-DD
                     */
                    endDate?: string;
                };
            };
        };
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            /** @description 未还本金合计（元） */
                            outstandingTotal?: number;
                            records: components["schemas"]["FinanceLoan"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getFinanceRepayDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 融资编号 */
                    financeNo: string;
                };
            };
        };
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            loan: components["schemas"]["FinanceLoan"];
                            /** @description 还款明细，按日期先后 */
                            repayList: {
                                /** @description 还款编号，未还为空 */
                                repayNo?: string;
                                /** @description 还款日期或应还日期 YYYY-MM-DD */
                                repayDate: string;
                                /** @description 本金（元） */
                                principal: number;
                                /** @description 利息（元） */
                                interest: number;
                                /** @description 还款金额（元），等于本金加利息 */
                                amount: number;
                                /** @description 计息天数 */
                                days?: number;
                                /** @description 状态码 */
                                status: string;
                                /** @description 状态名称 */
                                statusName: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getServiceChargePrompt: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 是否弹窗 */
                            isPopUp: boolean;
                            /** @description 标题 */
                            title?: string;
                            /** @description 内容 */
                            content?: string;
                            /** @description 未付服务费（元） */
                            unpaidAmount?: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    exportInvoices: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: string;
                /**
                 * @description 开始日期 YYYY-MM-DD
                 * @example 2026-10-01
                 */
                beginDate?: string;
                /**
                 * @description 结束日期 YYYY-MM-DD
                 * @example 2026-11-20
                 */
                endDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name is in Content-Disposition. */
            200: {
                headers: {
                    /**
                     * @description 文件名（RFC 6266）
                     * @example attachment; filename="invoices.xlsx"; filename*=UTF-8''%E5%8F%91%E7%A5%A8%E6%98%8E%E7%BB%86.xlsx
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    submitFinanceApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 入账付款方编码 */
                    payerCode: string;
                    /** @description 资金方 */
                    bankName: string;
                    /** @description 融资金额（元） */
                    amount: number;
                    /**
                     * @description 期限（天）
                     * @default 90
                     */
                    days?: number;
                    /** @description 关联订单号，融资充值时为空 */
                    orderNoList?: string[];
                };
            };
        };
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 融资编号 */
                            financeNo: string;
                            /** @description 状态码 */
                            status?: string;
                            /** @description 状态名称 */
                            statusName?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryFinanceExpenses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 融资编号 */
                    financeNo?: string;
                    /**
                     * @description 费用类型：INTEREST 利息、SERVICE 服务费
                     * @enum {string}
                     */
                    expenseType?: "INTEREST" | "SERVICE";
                    /**
                     * Format: date
                     * @description 开始日期 YYYY-MM-DD
                     */
                    beginDate?: string;
                    /**
                     * Format: date
                     * @description 结束日期 YYYY-MM-DD
                     */
                    endDate?: string;
                };
            };
        };
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            /** @description 金额合计（元） */
                            amountTotal?: number;
                            /** @description 当前页的记录 */
                            records: {
                                /** @description 费用编号 */
                                expenseNo: string;
                                /** @description 融资编号 */
                                financeNo: string;
                                /** @description 费用类型 */
                                expenseType: string;
                                /** @description 费用类型名称 */
                                expenseTypeName: string;
                                /** @description 金额（元） */
                                amount: number;
                                /** @description 费用日期 YYYY-MM-DD */
                                expenseDate: string;
                                /** @description 状态码 */
                                status: string;
                                /** @description 状态名称 */
                                statusName: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryFinanceOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 订单号 */
                    orderNo?: string;
                    /** @description 状态码：10 可融资、20 已融资 */
                    status?: string;
                    /**
                     * Format: date
                     * @description 下单开始日期 YYYY-MM-DD
                     */
                    beginDate?: string;
                    /**
                     * Format: date
                     * @description 下单结束日期 YYYY-MM-DD
                     */
                    endDate?: string;
                };
            };
        };
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            /** @description 当前页的记录 */
                            records: {
                                /** @description 订单号 */
                                orderNo: string;
                                /** @description 下单日期 YYYY-MM-DD */
                                createDate?: string;
                                /** @description 订单金额（元） */
                                amount: number;
                                /** @description 可融资比例（%） */
                                financeRate?: number;
                                /** @description 可融资金额（元），等于订单金额乘可融资比例 */
                                financeAmount: number;
                                /** @description 状态码 */
                                status: string;
                                /** @description 状态名称 */
                                statusName: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    submitFinanceRepay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 融资编号 */
                    financeNo: string;
                    /** @description 还款付款方编码 */
                    payerCode?: string;
                    /** @description 归还本金（元） */
                    principal: number;
                };
            };
        };
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 还款编号 */
                            repayNo: string;
                            /** @description 本金（元） */
                            principal: number;
                            /** @description 利息（元） */
                            interest: number;
                            /** @description 还款金额（元），等于本金加利息 */
                            amount: number;
                            /** @description 状态码 */
                            status?: string;
                            /** @description 状态名称 */
                            statusName?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listLives: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /**
                 * @description 页码，从 1 起
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNumQuery"];
                /**
                 * @description 每页条数
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of live shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: {
                                /** @description 直播编号 */
                                id: string;
                                /** @description 直播标题 */
                                title: string;
                                /** @description 主播 */
                                anchor?: string;
                                /** @description 封面图片 */
                                coverUrl?: string;
                                /** @description 观看地址 */
                                url: string;
                                /**
                                 * @description 状态码，1 预告、2 直播中、3 回放
                                 * @example 1
                                 * @example 2
                                 * @example 3
                                 */
                                status: string;
                                /** @description 状态名称 */
                                statusName: string;
                                /** @description 开始时间 YYYY-MM-DD HH:mm:ss */
                                beginDate: string;
                                /** @description 观看人数 */
                                viewCount?: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryEventWorks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 客户编码 */
                    customerCode: string;
                    /** @description 工单号 */
                    workNo?: string;
                    /** @description 事件类型编码 */
                    type?: string;
                    /**
                     * @description 状态：10 处理中、20 已处理、30 已评价
                     * @enum {string}
                     */
                    status?: "10" | "20" | "30";
                };
            };
        };
        responses: {
            /** @description One page of event works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: {
                                /** @description 工单号 */
                                workNo: string;
                                /** @description 事件类型编码 */
                                type: string;
                                /** @description 事件类型名称 */
                                typeName: string;
                                /** @description 问题描述 */
                                content?: string;
                                /** @description 订单号 */
                                orderNo?: string;
                                /**
                                 * @description 状态码，10 处理中、20 已处理、30 已评价
                                 * @example 10
                                 * @example 20
                                 * @example 30
                                 */
                                status: string;
                                /** @description 状态名称 */
                                statusName: string;
                                /** @description 处理结果 */
                                reply?: string;
                                /** @description 提交人 */
                                submitUser?: string;
                                /** @description 提交时间 YYYY-MM-DD HH:mm:ss */
                                submitDate: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    submitEventWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventWork"];
            };
        };
        responses: {
            /** @description The number of the event work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: {
                            /** @description 工单号 */
                            workNo: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    confirmLetter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 函件编号 */
                    id: string;
                    /** @description 客户编码 */
                    customerCode: string;
                    /**
                     * @description 1 确认无误、2 有异议
                     * @enum {string}
                     */
                    status: "1" | "2";
                    /** @description 异议说明，有异议时填写 */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listLetters: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /** @description 状态：0 待确认、1 已确认、2 有异议 */
                status?: "0" | "1" | "2";
                /**
                 * @description 页码，从 1 起
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNumQuery"];
                /**
                 * @description 每页条数
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of letters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["Letter"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 资讯编号
                 * @example 2203
                 */
                newsId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["NewsItem"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listNews: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /** @description 标题关键字 */
                keyword?: string;
                /**
                 * @description 页码，从 1 起
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNumQuery"];
                /**
                 * @description 每页条数
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of news without their content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["NewsItem"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getSms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 短信编号
                 * @example 91002
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["SmsRecord"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listSms: {
        parameters: {
            query: {
                /**
                 * @description 客户编码
                 * @example 8800123456
                 */
                customerCode: components["parameters"]["CustomerCodeQuery"];
                /** @description 接收手机号 */
                phoneNumber?: string;
                /** @description 相关订单号 */
                orderNo?: string;
                /** @description 开始日期 YYYY-MM-DD */
                beginDate?: string;
                /** @description 结束日期 YYYY-MM-DD */
                endDate?: string;
                /**
                 * @description 页码，从 1 起
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNumQuery"];
                /**
                 * @description 每页条数
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of text messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["SmsRecord"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    exportMyOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /**
                     * Format: date
                     * @description 开始日期 YYYY-MM-DD
                     */
                    beginDate: string;
                    /**
                     * Format: date
                     * @description 结束日期 YYYY-MM-DD
                     */
                    endDate: string;
                    /** @description 送达方编码 */
                    sendtoCode?: string;
                    /** @description 状态码 */
                    status?: string;
                    /** @description 型号、名称或订单号 */
                    keyword?: string;
                };
            };
        };
        responses: {
            /** @description The file; its name is in Content-Disposition. */
            200: {
                headers: {
                    /**
                     * @description 文件名（RFC 6266）
                     * @example attachment; filename="orders.xlsx"; filename*=UTF-8''%E6%88%91%E7%9A%84%E8%AE%A2%E5%8D%95.xlsx
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    importBatchOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description 表格文件
                     */
                    file: Blob;
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /**
                     * @description 导入方式：ALL 整批、STORE 按门店
                     * @default ALL
                     * @enum {string}
                     */
                    source?: "ALL" | "STORE";
                };
            };
        };
        responses: {
            /** @description The batch that was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["BatchOrderHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryPopStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 型号或产品名称 */
                    keyword?: string;
                    /** @description 仓库编码 */
                    warehouseCode?: string;
                    /** @description 品类编码 */
                    category?: string;
                };
            };
        };
        responses: {
            /** @description One page of stock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: {
                                /** @description 产品编码 */
                                productCode: string;
                                /** @description 型号 */
                                productModel: string;
                                /** @description 产品名称 */
                                productName?: string;
                                /** @description 产品图片 */
                                picUrl?: string;
                                /** @description 仓库编码 */
                                warehouseCode: string;
                                /** @description 仓库名称 */
                                warehouseName?: string;
                                /** @description 可用库存（台） */
                                stock: number;
                                /** @description 其中备货剩余（台） */
                                reserveNumber?: number;
                                /** @description 供价（元） */
                                price: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addToTrafficCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 产品编码 */
                    productCode: string;
                    /** @description 数量（台） */
                    number: number;
                    /** @description 车型编码，空为自动配车 */
                    carType?: string;
                    /** @description 发货基地编码 */
                    supplyCode?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateTrafficCartNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 行编号 */
                    GBID: string;
                    /** @description 数量（台） */
                    IBL_NUM: number;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryTrafficGoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 型号或名称 */
                    keyword?: string;
                    /** @description 产业编码 */
                    industryCode?: string;
                    /** @description 基地仓编码 */
                    warehouseCode?: string;
                };
            };
        };
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["VehicleGoods"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addToTransferCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 产品编码 */
                    productCode: string;
                    /** @description 数量（台） */
                    number: number;
                    /** @description 调出方编码 */
                    supplyCode?: string;
                };
            };
        };
        responses: {
            /** @description The envelope alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryTransferGoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"] & {
                    /** @description 售达方编码 */
                    saletoCode: string;
                    /** @description 送达方编码 */
                    sendtoCode: string;
                    /** @description 型号或名称 */
                    keyword?: string;
                    /** @description 产业编码 */
                    industryCode?: string;
                };
            };
        };
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data?: components["schemas"]["Page"] & {
                            records: components["schemas"]["VehicleGoods"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
}
