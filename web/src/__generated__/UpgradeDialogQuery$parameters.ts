/**
 * @generated SignedSource<<7107833cc337ac76f0f4c6b602313a14>>
 * @relayHash 2e3ea11e2a34928d3764cad82a7d290c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c336d7317dfbab002f63d988f7c619c6dae9c6005e2bcda639f352d0f6ab2b0c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpgradeDialogQuery } from './UpgradeDialogQuery.graphql';

const node: PreloadableConcreteRequest<UpgradeDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c336d7317dfbab002f63d988f7c619c6dae9c6005e2bcda639f352d0f6ab2b0c",
    "metadata": {},
    "name": "UpgradeDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
