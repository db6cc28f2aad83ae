/**
 * @generated SignedSource<<4bccf573d58111de8a943093fc819e65>>
 * @relayHash 9ecf9c058c206247a605a66cfbfb2dab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aeaa427842cd34cf8a313e155e364f7e1477883a6f6ed141fed29a7fa28615e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpgradeDialogQuery } from './UpgradeDialogQuery.graphql';

const node: PreloadableConcreteRequest<UpgradeDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aeaa427842cd34cf8a313e155e364f7e1477883a6f6ed141fed29a7fa28615e3",
    "metadata": {},
    "name": "UpgradeDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
