/**
 * @generated SignedSource<<ed70790cbcfe3ab6aa4373e8ad8c429b>>
 * @relayHash 30d2495c49795803032d1ba7e678c435
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c5e7141a7f1413d09d9bcb5fc0498ba58adc665ef38de21376d6031d7c1bdcc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivationEmailSentScreenQuery } from './ActivationEmailSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActivationEmailSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c5e7141a7f1413d09d9bcb5fc0498ba58adc665ef38de21376d6031d7c1bdcc",
    "metadata": {},
    "name": "ActivationEmailSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
